import type { FormDocument } from '../blocks.ts';
import { ask, signed, yesNo } from './ask.ts';

/** Where pictures of a child may be shown: each asked by itself, none taken for granted. */
export const photoRelease: FormDocument = {
  blocks: [
    ask('text', 'child', ['Child’s full name', 'Nombre completo del niño'], { required: true }),
    ask('paragraph', 'intro', [
      'Each answer stands for itself, and you can change any of them at any time. Your child takes part in everything either way.',
      'Cada respuesta vale por sí sola y puede cambiarla cuando quiera. Su hijo participa en todo de todos modos.',
    ]),
    yesNo('family', ['In the app, to your own family', 'En la aplicación, para su propia familia'], { required: true }),
    yesNo(
      'group',
      [
        'In the app, in pictures of a group, to the families of the room',
        'En la aplicación, en fotos de grupo, para las familias del salón',
      ],
      {
        required: true,
      },
    ),
    yesNo('walls', ['On walls inside the building', 'En las paredes del edificio'], { required: true }),
    yesNo('letters', ['In newsletters to families', 'En boletines para las familias'], { required: true }),
    yesNo('website', ['On our website, without a name', 'En nuestro sitio web, sin nombre'], { required: true }),
    yesNo('social', ['On our social media, without a name', 'En nuestras redes sociales, sin nombre'], {
      required: true,
    }),
    yesNo('video', ['Live video, to families of the room', 'Video en vivo, para las familias del salón'], {
      required: true,
    }),
    ...signed('parentsigns', ['Parent or guardian', 'Padre, madre o tutor']),
  ],
};
