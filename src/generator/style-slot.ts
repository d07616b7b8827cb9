/** A placeholder for a page's styles: the document has a style element with this text until we know which styles its markup needs. */
export const STYLE_SLOT = '/*styles*/';
