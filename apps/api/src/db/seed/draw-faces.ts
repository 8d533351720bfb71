import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * `npm run faces`: draws the faces of the demo, which are nobody's, into the folder beside it. They are kept there, so that filling a
 * database copies them and draws nothing.
 */
const folder = join(import.meta.dirname, 'faces');

type Hair = 'short' | 'bangs' | 'curly' | 'bun' | 'pigtails' | 'afro' | 'long' | 'bob' | 'side' | 'tail';
interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly cut: Hair;
  readonly shirt: string;
  readonly back: string;
  readonly grown?: boolean;
  readonly glasses?: boolean;
  readonly beard?: boolean;
}

const [fair, tan, olive, brown, deep] = ['#f6d3b8', '#ecbd95', '#d9a273', '#a86f47', '#7a4a2c'] as const;
const [black, dark, chestnut, blond, red, grey] = ['#241a17', '#3f2a20', '#6d4227', '#d9a94f', '#b4532a', '#8d8a88'];
const [sand, mint, sky, rose, lilac, butter] = ['#f0e3cf', '#d5ebdd', '#d3e6f5', '#f6dcdc', '#e4daf3', '#faecc2'];

const look = (
  skin: string,
  hair: string | undefined,
  cut: Hair,
  shirt: string,
  back: string | undefined,
  more: Partial<Look> = {},
): Look => ({ skin, hair: hair ?? '', cut, shirt, back: back ?? '', ...more });

/** By first name, as the demo calls them. */
const people: Readonly<Record<string, Look>> = {
  ava: look(tan, chestnut, 'pigtails', '#f2b33d', lilac),
  noah: look(olive, black, 'side', '#d9534f', sky),
  mia: look(fair, black, 'bangs', '#6ba84f', rose),
  omar: look(brown, black, 'curly', '#e0862f', sand),
  sofia: look(tan, dark, 'long', '#b65fb0', mint),
  finn: look(fair, red, 'short', '#2f7d6b', butter),
  zuri: look(deep, black, 'afro', '#f2b33d', lilac),
  lars: look(fair, blond, 'side', '#5aa0d8', sand),
  amelie: look(fair, chestnut, 'bob', '#d9534f', sky),
  theo: look(olive, dark, 'curly', '#6ba84f', butter),
  ivy: look(fair, black, 'tail', '#e58fb1', mint),
  jonah: look(tan, chestnut, 'short', '#8e5ed0', sky),
  maxi: look(fair, blond, 'long', '#12a594', rose),
  eli: look(olive, dark, 'bangs', '#e0862f', lilac),
  nora: look(brown, black, 'bun', '#e58fb1', butter),
  mateo: look(tan, black, 'side', '#3d8fe0', rose),
  suki: look(fair, black, 'bob', '#f2b33d', sky),
  ben: look(deep, black, 'short', '#d9534f', mint),
  clara: look(fair, blond, 'pigtails', '#5aa0d8', lilac),
  ines: look(olive, dark, 'tail', '#6ba84f', sand),
  hannah: look(fair, blond, 'tail', '#4a0d66', sand, { grown: true }),
  grace: look(deep, black, 'bun', '#2f7d6b', butter, { grown: true, glasses: true }),
  lise: look(tan, red, 'long', '#3e7bdb', mint, { grown: true }),
  priya: look(brown, black, 'long', '#d6409f', sky, { grown: true }),
  tomas: look(olive, dark, 'short', '#a07545', lilac, { grown: true, beard: true }),
  ruth: look(fair, grey, 'bob', '#6d3bbd', rose, { grown: true, glasses: true }),
  adam: look(fair, dark, 'side', '#37474f', sky, { grown: true, beard: true }),
  marco: look(tan, black, 'short', '#2f5d8a', sand, { grown: true, beard: true }),
};

const CX = 192;

/** Hair behind the head. */
const behind = ({ hair, cut }: Look): string => {
  const shape = (path: string) => `<path d="${path}" fill="${hair}"/>`;
  const ball = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`;
  if (cut === 'long')
    return shape('M92 170 C86 20 298 20 292 170 L300 318 C270 340 240 330 236 300 L148 300 C144 330 114 340 84 318 Z');
  if (cut === 'bob') return shape('M92 168 C86 20 298 20 292 168 L294 252 C276 272 108 272 90 252 Z');
  if (cut === 'pigtails') return ball(82, 206, 40) + ball(302, 206, 40) + ball(92, 250, 26) + ball(292, 250, 26);
  if (cut === 'bun') return ball(CX, 52, 42);
  if (cut === 'tail') return shape('M250 96 C330 96 336 220 296 276 C290 220 276 180 246 150 Z');
  if (cut === 'afro') return ball(CX, 146, 122);
  return '';
};

/** Hair over the forehead. */
const before = ({ hair, cut }: Look): string => {
  const shape = (path: string) => `<path d="${path}" fill="${hair}"/>`;
  if (cut === 'afro') return shape('M98 176 C98 40 286 40 286 176 C262 132 238 120 192 120 C146 120 122 132 104 176 Z');
  if (cut === 'curly')
    return [
      ...[
        [112, 128],
        [140, 98],
        [176, 86],
        [212, 86],
        [246, 100],
        [272, 130],
      ],
      ...[
        [100, 160],
        [284, 160],
        [156, 116],
        [228, 116],
        [192, 104],
      ],
    ]
      .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="30" fill="${hair}"/>`)
      .join('');
  if (cut === 'bangs' || cut === 'bob')
    return shape(
      'M96 188 C84 28 300 28 288 188 C280 160 276 150 270 144 C230 158 154 158 114 144 C108 150 104 160 98 186 Z',
    );
  if (cut === 'side' || cut === 'tail')
    return shape(
      'M97 184 C84 26 300 24 287 184 C278 150 268 132 246 122 C210 150 160 140 140 128 C120 138 106 154 100 180 Z',
    );
  if (cut === 'long' || cut === 'pigtails')
    return shape('M96 192 C84 26 300 26 288 192 C280 154 250 130 192 112 C134 130 104 154 98 190 Z');
  return shape('M98 176 C92 28 292 28 286 176 C274 138 250 122 192 122 C134 122 110 138 102 170 Z');
};

const face = (of: Look): string => {
  const { skin, shirt, back, grown = false } = of;
  const [rx, ry, eyes] = grown ? [84, 102, 184] : [92, 94, 190];
  const eye = (x: number) =>
    `<circle cx="${x}" cy="${eyes}" r="${grown ? 8 : 10}" fill="#2b2024"/><circle cx="${x + 3}" cy="${eyes - 3}" r="3" fill="#fff"/>`;
  const brow = (x: number) =>
    `<path d="M${x - 15} ${eyes - 24} Q${x} ${eyes - 32} ${x + 15} ${eyes - 24}" stroke="${of.hair}" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  const glasses = of.glasses
    ? `<g fill="none" stroke="#3a3038" stroke-width="5"><circle cx="158" cy="${eyes}" r="25"/><circle cx="226" cy="${eyes}" r="25"/><path d="M183 ${eyes} h18"/></g>`
    : '';
  const beard = of.beard
    ? `<path d="M112 208 C116 300 268 300 272 208 C262 232 240 226 192 226 C144 226 122 232 112 208 Z" fill="${of.hair}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 384" width="384" height="384">
<rect width="384" height="384" fill="${back}"/>
${behind(of)}
<path d="M40 400 C44 304 120 286 192 286 C264 286 340 304 344 400 Z" fill="${shirt}"/>
<path d="M162 250 h60 v40 c0 22 -60 22 -60 0 Z" fill="${skin}"/><path d="M162 262 h60 v12 c-18 14 -42 14 -60 0 Z" fill="#000" opacity=".1"/>
<circle cx="${CX - rx}" cy="196" r="18" fill="${skin}"/><circle cx="${CX + rx}" cy="196" r="18" fill="${skin}"/>
<ellipse cx="${CX}" cy="178" rx="${rx}" ry="${ry}" fill="${skin}"/>
${beard}
<ellipse cx="138" cy="${eyes + 34}" rx="18" ry="12" fill="#e2544f" opacity=".22"/><ellipse cx="246" cy="${eyes + 34}" rx="18" ry="12" fill="#e2544f" opacity=".22"/>
${eye(158)}${eye(226)}${brow(158)}${brow(226)}
<path d="M186 ${eyes + 22} q6 6 12 0" stroke="#000" stroke-opacity=".28" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M162 ${eyes + 42} Q192 ${eyes + 68} 222 ${eyes + 42} Q192 ${eyes + 52} 162 ${eyes + 42} Z" fill="#fff" stroke="#8a3b3b" stroke-width="4" stroke-linejoin="round"/>
${before(of)}${glasses}
</svg>`;
};

interface Coat {
  readonly fur: string;
  readonly patch: string;
  readonly back: string;
  readonly ears: 'up' | 'down';
  readonly cat?: boolean;
}
const pets: Readonly<Record<string, Coat>> = {
  biscuit: { fur: '#d9a55f', patch: '#f4e2c6', back: mint ?? '', ears: 'down' },
  olive: { fur: '#3b3532', patch: '#8a6a4a', back: butter ?? '', ears: 'down' },
  rocket: { fur: '#9aa0a6', patch: '#f1f1ef', back: sky ?? '', ears: 'up', cat: true },
  pepper: { fur: '#5b5552', patch: '#f1efe9', back: rose ?? '', ears: 'up' },
  waffles: { fur: '#e2b36c', patch: '#fff3dd', back: lilac ?? '', ears: 'up', cat: true },
};

const muzzle = ({ fur, patch, back, ears, cat = false }: Coat): string => {
  const ear = (flip: string) =>
    ears === 'up'
      ? `<g transform="${flip}"><path d="M104 150 L96 44 L184 104 Z" fill="${fur}"/><path d="M116 128 L112 76 L156 106 Z" fill="#f0b8b0" opacity=".8"/></g>`
      : `<g transform="${flip}"><path d="M128 96 C60 84 42 180 74 246 C104 240 122 190 128 150 Z" fill="${fur}"/><path d="M128 96 C60 84 42 180 74 246 C104 240 122 190 128 150 Z" fill="#000" opacity=".18"/></g>`;
  const whiskers = cat
    ? `<g stroke="#fff" stroke-width="4" opacity=".8"><path d="M120 236 L52 226"/><path d="M120 248 L56 256"/><path d="M264 236 L332 226"/><path d="M264 248 L328 256"/></g>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 384" width="384" height="384">
<rect width="384" height="384" fill="${back}"/>
<path d="M70 400 C74 320 130 290 192 290 C254 290 310 320 314 400 Z" fill="${fur}"/>
${ear('')}${ear('matrix(-1 0 0 1 384 0)')}
<ellipse cx="192" cy="190" rx="112" ry="106" fill="${fur}"/>
<ellipse cx="192" cy="240" rx="${cat ? 56 : 66}" ry="${cat ? 42 : 56}" fill="${patch}"/>
<path d="M176 92 C184 140 200 140 208 92 Z" fill="${patch}" opacity=".9"/>
<circle cx="146" cy="180" r="15" fill="#241a17"/><circle cx="238" cy="180" r="15" fill="#241a17"/><circle cx="151" cy="175" r="5" fill="#fff"/><circle cx="243" cy="175" r="5" fill="#fff"/>
<path d="M172 216 h40 q-4 22 -20 24 q-16 -2 -20 -24 Z" fill="#3a2a28"/>
<path d="M192 240 v14 M192 254 q-16 18 -32 4 M192 254 q16 18 32 4" stroke="#3a2a28" stroke-width="5" fill="none" stroke-linecap="round"/>
${whiskers}
</svg>`;
};

mkdirSync(folder, { recursive: true });
const drawn = [
  ...Object.entries(people).map(([name, of]) => [name, face(of)] as const),
  ...Object.entries(pets).map(([name, of]) => [name, muzzle(of)] as const),
];
for (const [name, svg] of drawn) {
  const picture = sharp(Buffer.from(svg), { density: 72 });
  writeFileSync(join(folder, `${name}.webp`), await picture.clone().webp({ quality: 82 }).toBuffer());
  writeFileSync(
    join(folder, `${name}-small.webp`),
    await picture.clone().resize(96, 96).webp({ quality: 82 }).toBuffer(),
  );
}
