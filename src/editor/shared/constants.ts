/** Everything of the editor is below this path. */
export const EDIT_PATH = '/__edit/';

/** A search lists no more than these. */
export const MAX_HITS = 50;

/** The header in which the editor's pages send the session's token. */
export const TOKEN_HEADER = 'x-edit-token';
