Unicode true
Target {{.Target}}
Name "Safehouse"
OutFile "{{.Out}}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Safehouse"
InstallDirRegKey HKCU "Software\Safehouse" "Folder"
SetCompressor /SOLID lzma
Icon "{{.Icon}}"
UninstallIcon "{{.Icon}}"
VIProductVersion "{{.Version}}.0"
VIAddVersionKey "ProductName" "Safehouse"
VIAddVersionKey "ProductVersion" "{{.Version}}"
VIAddVersionKey "FileVersion" "{{.Version}}"
VIAddVersionKey "FileDescription" "Safehouse"
VIAddVersionKey "LegalCopyright" "MIT License"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\English.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\French.nlf"
Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section
  SetOutPath "$INSTDIR"
  File /r "{{.Folder}}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Safehouse.lnk" "$INSTDIR\safehouse.exe"
  WriteRegStr HKCU "Software\Safehouse" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Safehouse" "DisplayName" "Safehouse"
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Safehouse" "DisplayVersion" "{{.Version}}"
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Safehouse" "DisplayIcon" "$INSTDIR\safehouse.exe"
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Safehouse" "Publisher" "The Safehouse authors"
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Safehouse" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Safehouse" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  ; Names of matches end with .jsonl, as those of other files do: the program is one of those that are offered for them, and
  ; takes none away.
  WriteRegStr HKCU "Software\Classes\Applications\safehouse.exe" "FriendlyAppName" "Safehouse"
  WriteRegStr HKCU "Software\Classes\Applications\safehouse.exe\SupportedTypes" ".jsonl" ""
  WriteRegStr HKCU "Software\Classes\Applications\safehouse.exe\shell\open\command" "" '"$INSTDIR\safehouse.exe" "%1"'
{{- if .Page}}
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Safehouse" "URLInfoAbout" "{{.Page}}"
{{- end}}
{{- if .Bugs}}
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Safehouse" "HelpLink" "{{.Bugs}}"
{{- end}}
SectionEnd

; Matches and settings lie elsewhere, and stay.
Section "Uninstall"
  Delete "$INSTDIR\safehouse.exe"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\CHANGELOG.txt"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Safehouse.lnk"
  DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Safehouse"
  DeleteRegKey HKCU "Software\Classes\Applications\safehouse.exe"
  DeleteRegKey HKCU "Software\Safehouse"
SectionEnd
