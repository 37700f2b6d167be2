/** All the fonts of the site: a page comes with those of its own words (`site-build/critical-css/`). */
import "fonts:style-sheet";
