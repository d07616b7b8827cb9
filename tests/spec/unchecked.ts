/**
 * What the specification says and no machine can check, section by section: its words, and the
 * reason.
 */
export const UNCHECKED: Record<string, Record<string, string>> = {
  '1': {
    'Copy elsewhere mentions online booking':
      'it contradicts the sentence before it; docs/decisions.md',
    'Usage analytics: named events are recorded on clicks, and a web-analytics script is loaded':
      'section 7 names them, and is checked',
  },
  '2': { 'Cell wording: not shown.': 'it says nothing' },
  '3': { 'No server-side entities; all content is static.': 'there is no server to ask' },
  '6': { 'No sign-in and no roles.': 'section 1 says it, and is checked' },
  '7': {
    "No calls to the product's own API.": 'there is no such API',
    'Response handling beyond script loading: not shown.': 'it says nothing',
    'Images come from a public storage host':
      'there are no photos yet; an image may be a file or an address of such a host',
  },
  '8': { 'Server errors: not shown.': 'it says nothing' },
  '9': { 'Time-outs and page sizes: not shown.': 'it says nothing' },
};
