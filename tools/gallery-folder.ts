/** Where the gallery is built for the tests. */
export const galleryFolder = "node_modules/.cache/gallery";
