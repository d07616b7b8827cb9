/** A page's document has a style element with this text, until it is known which styles its markup needs. */
export const STYLE_SLOT = '/*styles*/';
