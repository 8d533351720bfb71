/** A part of a picture, in px of the turned picture. */
export type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Edge of what is sent, px: enough for every place it is shown at, and some 150 kB. */
const EDGE = 1024;
const QUALITY = 0.9;

const drawn = (width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  return [canvas, context];
};

/** The picture at an address; rejects when the browser cannot read it. */
export const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('This is not a picture.'));
    image.src = address;
  });

/** Cuts a square out of a picture turned by quarter circles (degrees), as a JPEG data URL. */
export const cutOut = async (address: string, turned: number, part: Part): Promise<string> => {
  const image = await loaded(address);
  const lying = turned % 180 !== 0;
  const [width, height] = lying ? [image.height, image.width] : [image.width, image.height];
  const edge = Math.min(EDGE, Math.round(part.width));
  const [canvas, context] = drawn(edge, edge);
  const scale = edge / part.width;
  context.scale(scale, scale);
  context.translate(width / 2 - part.x, height / 2 - part.y);
  context.rotate((turned * Math.PI) / 180);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  return canvas.toDataURL('image/jpeg', QUALITY);
};

/** A picture or a frame, made no larger than `edge` px, as a JPEG data URL; null when there is nothing to draw. */
export const drawnFrom = (from: CanvasImageSource, width: number, height: number, edge: number): string | null => {
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, edge / Math.max(width, height));
  const [canvas, context] = drawn(Math.round(width * scale), Math.round(height * scale));
  context.drawImage(from, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
};

/** A whole picture, made no larger than `edge` px and kept see-through where it is, as a data URL. */
export const shrunk = async (address: string, edge: number): Promise<string> => {
  const image = await loaded(address);
  const scale = Math.min(1, edge / Math.max(image.width, image.height));
  const [canvas, context] = drawn(Math.round(image.width * scale), Math.round(image.height * scale));
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', QUALITY);
};
