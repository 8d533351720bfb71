/** Every sentence of the page; English is the one that is always there. */
const EN = {
  title: 'Live camera',
  live: 'Live',
  rotate: 'Rotate',
  popOut: 'Pop out',
  fullscreen: 'Full screen',
  controls: 'Controls of the picture',
  connecting: 'Opening the camera …',
  network: 'The connection is slow. We keep trying.',
  camera: 'The camera is not answering. We keep trying.',
  touch: 'Tap to watch',
  reload: 'Reload to watch again',
  unsupported: 'This browser cannot play this camera.',
  unsupportedHelp: 'Try another browser, or tell the centre: the camera should send H.264.',
  stopped: 'The picture has stopped.',
  checked_out: 'Checked out. The camera opens again at the next check-in.',
  schedule: 'This camera is closed at this hour.',
  blackout: 'The staff has paused this camera for a while.',
  camera_off: 'This camera is switched off.',
  signed_out: 'You have signed out.',
  limit: 'Too many people or pictures are open at once. Close one and try again.',
  paused: 'Paused for a while, so we closed the picture.',
  time_up: 'The picture has run as long as it may. Open it again to watch on.',
  changed: 'The centre has changed how this camera is shown. Open it again.',
};

export type Word = keyof typeof EN;

const ES: Record<Word, string> = {
  title: 'Cámara en vivo',
  live: 'En vivo',
  rotate: 'Girar',
  popOut: 'Ventana flotante',
  fullscreen: 'Pantalla completa',
  controls: 'Controles de la imagen',
  connecting: 'Abriendo la cámara …',
  network: 'La conexión va lenta. Seguimos intentándolo.',
  camera: 'La cámara no responde. Seguimos intentándolo.',
  touch: 'Toque para ver',
  reload: 'Recargue la página para volver a ver',
  unsupported: 'Este navegador no puede mostrar esta cámara.',
  unsupportedHelp: 'Pruebe con otro navegador o avise al centro: la cámara debe enviar H.264.',
  stopped: 'La imagen se ha detenido.',
  checked_out: 'Ya ha salido. La cámara se abre de nuevo en la próxima entrada.',
  schedule: 'Esta cámara está cerrada a esta hora.',
  blackout: 'El personal ha pausado esta cámara por un rato.',
  camera_off: 'Esta cámara está apagada.',
  signed_out: 'Ha cerrado la sesión.',
  limit: 'Hay demasiadas personas o imágenes abiertas a la vez. Cierre una e inténtelo de nuevo.',
  paused: 'Estuvo en pausa un rato y cerramos la imagen.',
  time_up: 'La imagen ha estado abierta el tiempo permitido. Ábrala otra vez para seguir.',
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
