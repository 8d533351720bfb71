/** The Spanish of `pictureWords`, fetched by whoever reads Spanish. */
export const es = {
  change: 'Cambiar la imagen de {name}',
  add: 'Agregar una imagen de {name}',
  title: 'Imagen de {name}',
  choose: 'Elegir una imagen',
  another: 'Elegir otra',
  drop: 'O suéltela aquí. JPEG, PNG, WebP o HEIC; no se guarda dónde se tomó.',
  unreadable: 'Su navegador no puede leer este archivo. Elija un JPEG, PNG o WebP.',
  tooHeavy: 'Este archivo tiene {size} MB. Elija una imagen de 25 MB como máximo.',
  tooLarge: 'Esta imagen es demasiado grande para enviarla. Elija una más pequeña.',
  tooManyPixels:
    'Esta imagen tiene {width} × {height} píxeles, y son demasiados. Se leen como máximo 50 millones, como 8.000 × 6.000.',
  tooSmall: 'Esta imagen es demasiado pequeña. Necesita al menos 16 píxeles por lado.',
  cut: 'Mueva la imagen hasta que la cara quede en el círculo. También con las flechas.',
  zoom: 'Ampliar',
  left: 'Girar a la izquierda',
  right: 'Girar a la derecha',
  remove: 'Quitar la imagen',
  save: 'Guardar',
  cancel: 'Cancelar',
  failed: 'No se pudo enviar la imagen. Compruebe la conexión e inténtelo otra vez.',
};
