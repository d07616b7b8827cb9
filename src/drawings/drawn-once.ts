/** Wraps a drawing function to draw each thing only once, because many pages show the same car. */
export function drawnOnce<Name, Drawn>(draw: (name: Name) => Drawn): (name: Name) => Drawn {
  const drawings = new Map<Name, Drawn>();
  return (name) => {
    const before = drawings.get(name);
    if (before !== undefined) return before;
    const drawn = draw(name);
    drawings.set(name, drawn);
    return drawn;
  };
}
