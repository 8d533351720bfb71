import type { relationships as en } from '../en/relationships.ts';

export const relationships: typeof en = {
  'relationships.added': (p: { name: string }) => `Se añadió ${p.name}.`,
  'relationships.kindChanged': 'Se cambió el parentesco.',
  'relationships.removed': (p: { name: string }) => `Se eliminó ${p.name}.`,
  'relationships.nameTaken': 'Ya existe un parentesco con este nombre. Elija otro nombre.',
  'relationships.defaultTaken': 'Alguien eligió otro predeterminado en el mismo momento. Inténtelo de nuevo.',
  'relationships.isDefault': 'Este es el predeterminado. Elija primero otro como predeterminado.',
  'relationships.inUse': 'Algunos tutores todavía tienen este parentesco. Asígneles otro primero.',
  'relationships.linked': 'Se vinculó al tutor.',
  'relationships.linkedAlready': 'Este contacto ya es tutor del alumno.',
  'relationships.gone': 'El alumno o el contacto ya no existe. Recargue la página y elija de nuevo.',
  'relationships.otherLocation': 'Este contacto pertenece a otra sede. Añada primero la sede al contacto.',
  'relationships.notLinked': 'Este contacto no es tutor del alumno. Vincúlelos primero.',
  'relationships.changed': 'Se cambiaron los datos del tutor.',
  'relationships.unlinked': 'Se desvinculó al tutor.',
  'relationships.blackListed': 'Este tutor está en la lista negra. Quítelo de ella primero.',
  'relationships.nowBlackListed': 'El tutor está ahora en la lista negra.',
  'relationships.notBlackListed': 'Este contacto no está en la lista negra del alumno.',
  'relationships.offBlackList': 'El tutor ya no está en la lista negra y recupera lo que podía hacer antes.',
  'relationships.linkedSiblings': 'Se vinculó al contacto con los hermanos.',
  'relationships.none': 'Añada primero un parentesco, como Madre.',
};
