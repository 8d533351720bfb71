/** Every sentence of the page; English is the one that is always there. */
const EN = {
  title: 'Live camera',
  live: 'Live',
  rotate: 'Rotate',
  popOut: 'Pop out',
  fullscreen: 'Full screen',
  controls: 'Video controls',
  connecting: 'Opening the camera …',
  network: 'The connection is slow. We keep trying.',
  camera: 'The camera is not answering. We keep trying.',
  touch: 'Tap to watch',
  reload: 'Reload to watch again',
  unsupported: 'This browser can’t play this camera.',
  unsupportedHelp: 'Try another browser, or tell the center: the camera should send H.264.',
  stopped: 'Live video has stopped.',
  checked_out: 'Checked out. Live video starts again at the next check-in.',
  schedule: 'This camera is closed at this time.',
  blackout: 'Staff paused this camera for now.',
  camera_off: 'This camera is turned off.',
  signed_out: 'You have signed out.',
  limit: 'Too many viewers or cameras at once. Close one and try again.',
  paused: 'Live video was paused for a while, so we closed it.',
  time_up: 'Live video reached its time limit. Open it again to keep watching.',
  changed: 'The center changed how this camera is shown. Open it again.',
};

export type Word = keyof typeof EN;

const ES: Record<Word, string> = {
  title: 'Cámara en vivo',
  live: 'En vivo',
  rotate: 'Girar',
  popOut: 'Ventana flotante',
  fullscreen: 'Pantalla completa',
  controls: 'Controles del video',
  connecting: 'Abriendo la cámara …',
  network: 'La conexión va lenta. Seguimos intentándolo.',
  camera: 'La cámara no responde. Seguimos intentándolo.',
  touch: 'Toque para ver',
  reload: 'Vuelva a cargar la página para volver a ver',
  unsupported: 'Este navegador no puede mostrar esta cámara.',
  unsupportedHelp: 'Pruebe con otro navegador o avise al centro: la cámara debe enviar H.264.',
  stopped: 'El video en vivo se detuvo.',
  checked_out: 'Ya ha salido. La cámara se abre de nuevo en la próxima entrada.',
  schedule: 'Esta cámara está cerrada a esta hora.',
  blackout: 'El personal pausó esta cámara por un rato.',
  camera_off: 'Esta cámara está apagada.',
  signed_out: 'Cerró la sesión.',
  limit: 'Hay demasiadas personas o cámaras abiertas a la vez. Cierre una e inténtelo de nuevo.',
  paused: 'Estuvo en pausa un rato y cerramos el video.',
  time_up: 'El video en vivo llegó a su límite de tiempo. Ábralo otra vez para seguir.',
  changed: 'El centro cambió cómo se muestra esta cámara. Ábrala otra vez.',
};

export type Words = (word: Word) => string;

/** Words of a language; `es-MX` is Spanish, anything unknown English. */
export function wordsOf(language: string): { language: 'en' | 'es'; words: Words } {
  const spanish = language.toLowerCase().startsWith('es');
  return { language: spanish ? 'es' : 'en', words: (word) => (spanish ? ES : EN)[word] };
}

/** The sentence of a reason of the gateway. */
export const reasonWord = (why: string): Word => (isReason(why) ? why : 'stopped');

const REASONS = [
  'checked_out',
  'schedule',
  'blackout',
  'camera_off',
  'signed_out',
  'limit',
  'paused',
  'time_up',
  'changed',
] as const;

const isReason = (why: string): why is (typeof REASONS)[number] => REASONS.some((reason) => reason === why);
