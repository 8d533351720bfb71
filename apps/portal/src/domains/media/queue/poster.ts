import { drawnFrom } from '../cut.ts';

const PATIENCE_MS = 6_000;
const EDGE = 1280;

/** A frame near the beginning of a video as a data URL; null where this browser cannot show it. */
export const posterOf = (file: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const video = document.createElement('video');
    const address = URL.createObjectURL(file);
    const end = (frame: string | null) => {
      clearTimeout(late);
      URL.revokeObjectURL(address);
      resolve(frame);
    };
    const late = setTimeout(() => end(null), PATIENCE_MS);
    video.muted = true;
    video.preload = 'auto';
    video.onerror = () => end(null);
    video.onloadeddata = () => {
      video.currentTime = Math.min(0.5, video.duration / 2 || 0);
    };
    video.onseeked = () => end(drawnFrom(video, video.videoWidth, video.videoHeight, EDGE));
    video.src = address;
  });
