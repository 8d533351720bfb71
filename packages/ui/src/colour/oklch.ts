/** A colour as lightness (0–1), chroma (0–about 0.4) and hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** Linear-light sRGB, each channel 0–1 when the colour can be shown. */
type Linear = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Channels 0–255 of a six-digit hex colour. */
export const channels = (hex: string): Linear => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const linear = (hex: string): Linear => {
  const [r, g, b] = channels(hex);
  return [toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)];
};

/** Relative luminance as WCAG 2 defines it (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of two hex colours, 1–21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export const contrast = (one: string, other: string): number => {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** White or dark letters, whichever are read better on a ground `#rrggbb`. */
export const inkOn = (ground: string): string =>
  contrast('#ffffff', ground) >= contrast('#1e1e1e', ground) ? '#ffffff' : '#1e1e1e';

/** Hex to OKLCH; the matrices are those of https://bottosson.github.io/posts/oklab/. */
export const toOklch = (hex: string): Oklch => {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return { l: light, c: Math.hypot(a, bb), h: hue < 0 ? hue + 360 : hue };
};

const oklchToLinear = ({ l, c, h }: Oklch): Linear => {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ];
};

// Less than an eighth of an 8-bit step: rounding noise, not a colour outside sRGB.
const gamutSlack = 0.0005;

const inGamut = (rgb: Linear): boolean => rgb.every((channel) => channel >= -gamutSlack && channel <= 1 + gamutSlack);

/** OKLCH to hex; chroma is lowered until sRGB can show the colour, lightness and hue stay. */
export const toHex = (colour: Oklch): string => {
  let c = colour.c;
  while (c > 0 && !inGamut(oklchToLinear({ ...colour, c }))) c = Math.max(0, c - 0.002);
  const digits = oklchToLinear({ ...colour, c }).map((channel) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, channel)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
};
