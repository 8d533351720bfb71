import type { media as en } from '../en/media.ts';

interface Counted {
  count: number;
  left: number;
}
const images = (count: number): string => (count === 1 ? 'Una imagen' : `${count} imágenes`);
const left = (count: number): string => (count === 0 ? '' : `, ${count} no`);

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
  'media.videoTaken': 'Este video ya se recibió.',
  'media.partShort': 'Esta parte del archivo llegó cortada. Se envía de nuevo.',
  'media.videoKept': 'El video se guardó. Se podrá ver en un momento.',
  'media.noVideo': 'No es un video que podamos leer. Use un MP4, MOV o WebM.',
  'media.videoLong': 'Este video dura más de 30 minutos. Córtelo primero.',
  'media.videoWide': 'Este video tiene más píxeles que 4K. Grábelo más pequeño.',
  'media.videoForm': (p: { of: string }) =>
    `Este video está grabado como ${p.of}, que no todos los navegadores reproducen. En un iPhone, elija Configuración, Cámara, Formatos, Más compatible, y grabe otra vez; en otros, guárdelo como MP4 con H.264 y AAC.`,
  'media.otherFile': 'Este tipo de archivo no se acepta. Use PDF, Word, Excel, PowerPoint o texto.',
  'media.fileKept': 'El archivo se guardó.',
  'media.otherAddress': 'Esta dirección no es nuestra. Use una que se haya dado aquí.',
  'media.foreignAddress': 'Los enlaces cortos solo llevan a páginas de este portal. Use una dirección de él.',
  'media.endedAddress': 'Esta dirección ya no funciona. Abra la imagen de nuevo y use su nueva dirección.',
  'media.tinyMade': (p: { days: number }) => `El enlace corto funciona durante ${p.days} días.`,
  'media.folderTaken': 'Ya hay una carpeta con este nombre. Elija otro.',
  'media.folderGone': 'Esta carpeta ya no existe. Vuelva a cargar la página.',
  'media.folderBelow': 'Una carpeta no puede estar dentro de sí misma. Elija otro lugar.',
  'media.folderDeep': (p: { most: number }) =>
    `Puede haber como máximo ${p.most} niveles de carpetas. Elija otro lugar.`,
  'media.folderAdded': (p: { name: string }) => `Se agregó la carpeta ${p.name}.`,
  'media.folderChanged': (p: { name: string }) => `Se cambió la carpeta ${p.name}.`,
  'media.folderRemoved': (p: { name: string }) => `Se quitó la carpeta ${p.name}.`,
  'media.folderFull': 'Esta carpeta no está vacía. Mueva o quite primero lo que contiene.',
  'media.imageGone': 'Esta imagen ya no existe. Vuelva a cargar la página.',
  'media.imageAdded': (p: { name: string }) => `${p.name} se agregó a la biblioteca.`,
  'media.imageChanged': (p: { name: string }) => `${p.name} se cambió.`,
  'media.imageRemoved': (p: { name: string }) => `${p.name} se quitó. Su archivo se borra al cabo de un día.`,
  'media.imagesRemoved': (p: Counted) =>
    `${images(p.count)}: quitadas${left(p.left)}. Los archivos se borran al cabo de un día.`,
  'media.imagesMoved': (p: Counted) => `${images(p.count)}: movidas${left(p.left)}.`,
  'media.imagesRestored': (p: Counted) => `${images(p.count)}: recuperadas${left(p.left)}.`,
  'media.imageCut': 'La imagen se recortó.',
  'media.fiveAtOnce': (p: { most: number }) => `Como máximo ${p.most} imágenes a la vez. Elija menos.`,
  'media.noWidth': 'El ancho es un número de píxeles a partir de 1.',
  'media.resized': (p: { count: number; left: number; width: number }) =>
    p.count === 0
      ? `Ninguna mide más de ${p.width} píxeles de ancho.`
      : `${images(p.count)} de ${p.width} píxeles de ancho${p.left > 0 ? `; ${p.left} no eran más anchas` : ''}.`,
  'media.cutOutside': 'Esta parte queda fuera de la imagen. Elíjala otra vez.',
  'media.noSource': 'Aquí no hay configurada tal fuente de imágenes.',
  'media.notFetched': 'No se pudo traer esta imagen de su fuente.',
  'media.socialTaken': 'Esta imagen ya está en la biblioteca.',
  'media.notSocial': 'Esta imagen se subió aquí. Quítela entre las imágenes.',
  'media.socialSaved': (p: Counted) => `${images(p.count)}: traídas${left(p.left)}.`,
  'media.unknownVideo': 'Este video no se subió aquí. Súbalo otra vez, por favor.',
};
