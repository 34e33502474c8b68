/** On answers of a product that follows a sandbox's clock: the moment in ISO, a space, simulated seconds in a real one. */
export const CLOCK_HEADER = 'x-clock';
