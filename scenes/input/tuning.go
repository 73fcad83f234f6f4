package input

// layoutTicks is how often the layout is asked for, in ticks, while nothing is pressed.
const layoutTicks = 60
