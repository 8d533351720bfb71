const WIDTH = 16;

/** The picture on screen as a 16-pixel JPEG data URL; undefined when there is none. The caller blurs it. */
export function stillOf(video: HTMLVideoElement): string | undefined {
  if (video.readyState < 2 || video.videoWidth === 0) return undefined;
  const canvas = video.ownerDocument.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.max(1, Math.round((WIDTH * video.videoHeight) / video.videoWidth));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.8);
}

/** Takes the source away with everything that was buffered: no picture can be had back from the element. */
export function clearSource(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.srcObject = null;
  video.load();
}
