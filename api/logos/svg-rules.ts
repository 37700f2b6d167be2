/** Elements that draw, or say how; none of them runs, loads or leads anywhere. */
const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop clipPath mask pattern marker switch view filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

/** Attributes that say where something is and what it looks like. */
const attributes = new Set(
  `id class style lang role aria-label aria-labelledby aria-hidden viewBox preserveAspectRatio version x y x1 y1 x2 y2 z
  width height cx cy r rx ry fx fy fr d dx dy points pathLength transform transform-origin rotate textLength lengthAdjust
  startOffset method spacing side offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits mask-type filterUnits primitiveUnits markerUnits markerWidth
  markerHeight refX refY orient fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset color opacity display visibility overflow
  clip-path clip-rule mask filter marker marker-start marker-mid marker-end paint-order vector-effect shape-rendering
  text-rendering image-rendering color-rendering color-interpolation color-interpolation-filters mix-blend-mode isolation
  enable-background stop-color stop-opacity flood-color flood-opacity lighting-color font font-family font-size
  font-style font-weight font-stretch font-variant letter-spacing word-spacing text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi in in2 result mode type values
  tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
  edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength azimuth elevation
  pointsAtX pointsAtY pointsAtZ limitingConeAngle scale xChannelSelector yChannelSelector radius stdDeviation
  baseFrequency numOctaves seed stitchTiles media xml:space`.split(/\s+/),
);

const ownPart = /^#[^\s"'()\\]+$/;
const ownPicture = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/;

/** Whether an element belongs into a drawing that only draws. */
export function isKeptElement(name: string): boolean {
  return elements.has(name);
}

/** Whether an attribute belongs into such a drawing. What it refers to has to be inside the drawing. */
export function isKeptAttribute(element: string, name: string, value: string): boolean {
  if (name === "href") return (element === "image" ? ownPicture : ownPart).test(value);
  return attributes.has(name) && isHarmlessCss(value);
}

/**
 * Whether styles, or a value that may hold some, load nothing: each `url()` is a part of the drawing, and no rule but
 * conditions begins with @. A backslash could spell what is not seen.
 */
export function isHarmlessCss(text: string): boolean {
  const conditions = /@(?:media|supports)\b/gi;
  const references = /\burl\(\s*(["']?)#[^\s"'()\\]+\1\s*\)/gi;
  const rest = text.replace(conditions, "").replace(references, "");
  return !/[@\\]|url\(|image-set\(|image\(|src\(|expression\(|javascript:/i.test(rest);
}

/** Whether somebody may miss what was taken out: not the notes that drawing programs leave for themselves. */
export function isNoted(name: string): boolean {
  return !/:|^(?:xmlns|metadata|data-.*)$/.test(name);
}
