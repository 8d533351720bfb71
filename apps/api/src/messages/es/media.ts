import type { media as en } from '../en/media.ts';

interface Counted {
  count: number;
  left: number;
}
/** "Se quitó una imagen", "Se quitaron 3 imágenes". */
const images = (count: number, one: string, many: string): string =>
  count === 1 ? `Se ${one} una imagen` : `Se ${many} ${count} imágenes`;
const left = (count: number): string => (count === 0 ? '' : `, ${count} no`);

export const media: typeof en = {
  'media.notUploaded': 'No se subió ningún archivo. Súbalo otra vez.',
  'media.noSuchAddress': 'Esta subida venció o no admite ese archivo. Elija la foto otra vez.',
  'media.putAlready': 'Aquí ya se subió un archivo. Elija la foto otra vez.',
  'media.tooLarge': (p) => `Esta foto es demasiado grande. El máximo es ${p.megabytes} MB.`,
  'media.kept': 'Se guardó la foto.',
  'media.removed': 'Se quitó la foto.',
  'media.noPicture': 'No podemos leer esta imagen. Use JPEG, PNG, WebP o HEIC.',
  'media.tooManyPixels': 'Esta imagen tiene demasiados píxeles. El máximo es 50 millones, como 8,000 × 6,000.',
  'media.tooSmall': 'Esta imagen es demasiado pequeña. Necesita al menos 16 píxeles por lado.',
  'media.full': 'Ahora no queda espacio para fotos. No se cambió nada; avise al centro.',
  'media.inUse': 'Esta foto no existe o está en uso.',
  'media.unknown': 'Esta foto no se subió aquí. Súbala otra vez.',
  'media.unknownFile': 'Este archivo no se subió aquí. Súbalo otra vez.',
  'media.videoTaken': 'Este video ya se agregó.',
  'media.partShort': 'Esta parte del archivo llegó cortada. La estamos enviando de nuevo.',
  'media.videoKept': 'Se guardó el video. Estará listo en un momento.',
  'media.noVideo': 'No podemos leer este video. Use MP4, MOV o WebM.',
  'media.videoLong': 'Este video dura más de 30 minutos. Recórtelo primero.',
  'media.videoWide': 'Este video pasa de 4K. Grábelo con menos resolución.',
  'media.videoForm': (p: { of: string }) =>
    `Este video está grabado como ${p.of}, que no todos los navegadores reproducen. En un iPhone, elija Configuración, Cámara, Formatos, Más compatible, y grabe otra vez; en otros, guárdelo como MP4 con H.264 y AAC.`,
  'media.otherFile': 'No se acepta este tipo de archivo. Use PDF, Word, Excel, PowerPoint o texto.',
  'media.fileKept': 'Se guardó el archivo.',
  'media.otherAddress': 'Esta dirección no es nuestra. Use una que le hayamos dado.',
  'media.foreignAddress': 'Los enlaces cortos solo llevan a páginas de esta aplicación. Use una de sus direcciones.',
  'media.fileAddress':
    'Esta es la dirección de un archivo, que solo se abre para usted. Use la dirección de la página que lo muestra.',
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
  'media.imageAdded': (p: { name: string }) => `Se agregó ${p.name} a la biblioteca.`,
  'media.imageChanged': (p: { name: string }) => `Se cambió ${p.name}.`,
  'media.imageRemoved': (p: { name: string }) =>
    `Se quitó ${p.name}. Su archivo se borra después de un día, salvo que aún se muestre en otra parte, como un boletín.`,
  'media.imagesRemoved': (p: Counted) =>
    `${images(p.count, 'quitó', 'quitaron')}${left(p.left)}. Los archivos que no se muestran en otra parte, como un boletín, se borran después de un día.`,
  'media.imagesMoved': (p: Counted) => `${images(p.count, 'movió', 'movieron')}${left(p.left)}.`,
  'media.publicMarked': (p) => `Las páginas públicas pueden mostrar “${p.name}”.`,
  'media.publicWithdrawn': (p) => `“${p.name}” ya no se muestra en las páginas públicas.`,
  'media.publicOfFamily':
    'Un niño, un mensaje o un documento usa esta imagen, así que no puede ser pública. Súbala de nuevo si todos los que salen en ella están de acuerdo.',
  'media.publicAlready': 'Alguien acaba de marcar esta imagen como pública. Vuelva a cargar la página.',
  'media.notPublic': 'Esta imagen no es pública.',
  'media.imagesRestored': (p: Counted) => `${images(p.count, 'recuperó', 'recuperaron')}${left(p.left)}.`,
  'media.imageCut': 'Se recortó la imagen.',
  'media.fiveAtOnce': (p: { most: number }) => `Como máximo ${p.most} imágenes a la vez. Elija menos.`,
  'media.noWidth': 'El ancho es un número de píxeles a partir de 1.',
  'media.resized': (p: { count: number; left: number; width: number }) =>
    p.count === 0
      ? `Ninguna mide más de ${p.width} píxeles de ancho.`
      : `${images(p.count, 'ajustó', 'ajustaron')} a ${p.width} píxeles de ancho${p.left > 0 ? `; ${p.left} no ${p.left === 1 ? 'era más ancha' : 'eran más anchas'}` : ''}.`,
  'media.cutOutside': 'Esta parte queda fuera de la imagen. Elíjala otra vez.',
  'media.noSource': 'Esa fuente de fotos no está configurada aquí.',
  'media.notFetched': 'No pudimos traer esta foto de su fuente.',
  'media.socialTaken': 'Esta foto ya está en la biblioteca.',
  'media.notSocial': 'Esta imagen se subió aquí. Quítela desde las imágenes.',
  'media.socialSaved': (p: Counted) => `${images(p.count, 'importó', 'importaron')}${left(p.left)}.`,
  'media.unknownVideo': 'Este video no se subió aquí. Súbalo otra vez.',
};
