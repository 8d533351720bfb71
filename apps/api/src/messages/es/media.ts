import type { media as en } from '../en/media.ts';

export const media: typeof en = {
  'media.notUploaded': 'Ahí no se puso ningún archivo. Súbalo otra vez, por favor.',
  'media.noSuchAddress': 'Esta dirección no admite ese archivo, o ya no. Elija la imagen otra vez.',
  'media.putAlready': 'Aquí ya se puso un archivo. Elija la imagen otra vez.',
  'media.tooLarge': (p) => `Esta imagen es demasiado grande. Se admiten como máximo ${p.megabytes} MB.`,
  'media.kept': 'La imagen se guardó.',
  'media.removed': 'La imagen se quitó.',
  'media.noPicture': 'Esto no es una imagen que podamos leer. Use JPEG, PNG o WebP.',
  'media.tooManyPixels':
    'Esta imagen tiene demasiados píxeles. Se leen 50 millones como máximo, por ejemplo 8.000 × 6.000.',
  'media.tooSmall': 'Esta imagen es demasiado pequeña. Necesita al menos 16 píxeles por lado.',
  'media.full': 'Ahora no queda sitio para imágenes. No se cambió nada; avise al centro, por favor.',
  'media.inUse': 'No existe esa imagen, o está en uso.',
  'media.unknown': 'Esta imagen no se subió aquí. Súbala otra vez, por favor.',
};
