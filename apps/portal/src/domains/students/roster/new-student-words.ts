import { defineWords } from '@nestling/ui/words.ts';

/** The words of the contacts in the form that adds a student. */
export const newStudentWords = defineWords({
  en: {
    contacts: 'Contacts',
    contact: 'Contact',
    another: 'Another contact',
    contactHelp:
      'Pick someone already on the list, or type a new person on one line: Tess Okafor, mother, tess@example.com',
    contactPlaceholder: 'Name, email or phone',
    newContact: 'New contact',
    names: 'First and last name',
    email: 'Email',
    phone: 'Phone',
    relation: 'Relationship to the child',
    may: 'What {name} may do',
    mayNothing: 'Nothing yet. You can change this later in the profile.',
    everything: 'Select all',
    remove: 'Remove {name}',
    needBoth: 'Enter a first and last name.',
    needReach: 'Enter an email or a phone number for {name}.',
    needRelation: 'Choose {name}’s relationship to the child.',
  },
  es: {
    contacts: 'Contactos',
    contact: 'Contacto',
    another: 'Otro contacto',
    contactHelp:
      'Elija a alguien que ya está en la lista, o escriba una persona nueva en una línea: Tess Okafor, madre, tess@example.com',
    contactPlaceholder: 'Nombre, correo o teléfono',
    newContact: 'Contacto nuevo',
    names: 'Nombre y apellido',
    email: 'Correo',
    phone: 'Teléfono',
    relation: 'Parentesco con el niño',
    may: 'Qué puede hacer {name}',
    mayNothing: 'Nada por ahora. Puede cambiarlo después en la ficha.',
    everything: 'Seleccionar todo',
    remove: 'Quitar a {name}',
    needBoth: 'Escriba nombre y apellido.',
    needReach: 'Escriba un correo o un teléfono de {name}.',
    needRelation: 'Elija el parentesco de {name} con el niño.',
  },
  pets: {
    en: { relation: 'Relationship to the pet', needRelation: 'Choose {name}’s relationship to the pet.' },
    es: { relation: 'Relación con la mascota', needRelation: 'Elija la relación de {name} con la mascota.' },
  },
});
