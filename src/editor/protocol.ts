/** Everything of the editor is below this path. */
export const EDIT_PATH = '/__edit/';

/** The header in which the editor's pages send the session's token. */
export const TOKEN_HEADER = 'x-edit-token';
