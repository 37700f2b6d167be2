/**
 * The scripts that browsers run in a page itself, each as its tag and its text. Those of files and of data, such as JSON-LD, are
 * none.
 */
export const inlineScripts = /(<script(?![^>]*\s(?:src=|type="application\/))[^>]*>)([\s\S]*?)<\/script>/g;
