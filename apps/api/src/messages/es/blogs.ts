import type { blogs as en } from '../en/blogs.ts';

const posts_ = (count: number): string => (count === 1 ? 'una entrada' : `${count} entradas`);

export const blogs: typeof en = {
  'blogs.gone': 'Ya no existe. Vuelva a cargar la página y elija de nuevo.',
  'blogs.added': (p) => `Se agregó “${p.name}”.`,
  'blogs.saved': 'Se guardó la entrada.',
  'blogs.removed': (p) => `Se borró “${p.name}”.`,
  'blogs.published': 'La entrada está publicada.',
  'blogs.scheduled': 'La entrada está programada. Aparecerá por sí sola.',
  'blogs.unpublished': 'La entrada ya no está publicada.',
  'blogs.urlSaved': 'Se guardó la dirección. La anterior lleva a ella.',
  'blogs.urlTaken': 'Otra entrada tiene esta dirección, o la tuvo antes. Elija otra.',
  'blogs.badUrl':
    'Una dirección lleva letras minúsculas, números y guiones sueltos, por ejemplo verano-en-el-estanque.',
  'blogs.noUrl': 'Escriba primero una dirección.',
  'blogs.urlLooked': 'Se buscó la dirección.',
  'blogs.previewMade': 'La dirección funciona durante una hora.',
  'blogs.timeNeedsDate': 'Elija también el día.',
  'blogs.noSuchTime': 'A esa hora se adelanta el reloj. Elija otra.',
  'blogs.noPicture': 'Esta imagen no se puede mostrar aquí. Elija una de la biblioteca de imágenes o suba otra.',
  'blogs.nameTaken': 'Este nombre ya está en la lista. Elija otro.',
  'blogs.nameAdded': (p) => `Se agregó ${p.name}.`,
  'blogs.nameSaved': 'Se guardó el nombre.',
  'blogs.nameRemoved': (p) => `Se borró ${p.name}.`,
  'blogs.inUse': (p) => `Lo usan ${posts_(p.count)}. Cámbielas primero.`,
};
