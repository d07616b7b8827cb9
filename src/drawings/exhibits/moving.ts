/** Shapes that follow the gauge, as exhibit-drawing.css says for the class `name`. */
export const moving = (name: string, shapes: string): string => `<g class="${name}">${shapes}</g>`;
