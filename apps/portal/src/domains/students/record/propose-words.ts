import { defineWords } from '@nestling/ui/words.ts';

/** The words of a family member who proposes another guardian. */
export const proposeWords = defineWords({
  en: {
    propose: 'Add a family member',
    help: 'The center approves each person before they see anything of {name}. An invitation goes out by email.',
    fname: 'First name',
    lname: 'Last name',
    email: 'Email',
    phone: 'Phone',
    relation: 'Relationship to {name}',
    send: 'Send invitation',
    sendNamed: 'Invite {name}',
    cancel: 'Cancel',
    needFirst: 'Enter a first name.',
    needLast: 'Enter a last name.',
    needEmail: 'Enter an email address, such as name@example.com.',
    needRelation: 'Choose the relationship.',
  },
  es: {
    propose: 'Agregar a un familiar',
    help: 'El centro aprueba a cada persona antes de que vea algo de {name}. La invitación se envía por correo.',
    fname: 'Nombre',
    lname: 'Apellido',
    email: 'Correo',
    phone: 'Teléfono',
    relation: 'Parentesco con {name}',
    send: 'Enviar la invitación',
    sendNamed: 'Invitar a {name}',
    cancel: 'Cancelar',
    needFirst: 'Escriba un nombre.',
    needLast: 'Escriba un apellido.',
    needEmail: 'Escriba un correo, como nombre@example.com.',
    needRelation: 'Elija el parentesco.',
  },
});
