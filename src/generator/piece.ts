/** A piece of a page's markup. A shared piece is the same object on all its pages, so that each step works on it once. */
export type Piece = {
  readonly html: string;
  readonly isShared?: true;
  /** The page's styles take the place of this piece. */
  readonly isForStyles?: true;
};

/** The text of a page. */
export const htmlOf = (pieces: readonly Piece[]): string => pieces.map(({ html }) => html).join('');

/** Makes a function of pieces that remembers its results for shared pieces. */
export function oncePerPiece<T extends {}>(find: (html: string) => T): (piece: Piece) => T {
  const known = new WeakMap<Piece, T>();
  return (piece) => {
    if (!piece.isShared) return find(piece.html);
    let result = known.get(piece);
    if (result === undefined) known.set(piece, (result = find(piece.html)));
    return result;
  };
}
