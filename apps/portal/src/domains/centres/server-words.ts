import { defineWords } from '@nestling/ui/words.ts';

/** The words of web servers. */
export const serverWords = defineWords({
  en: {
    servers: 'Web servers',
    help: 'Servers of your own for public pages. Their addresses and accounts are kept here; sites are still published at our own hosts.',
    none: 'No web server yet.',
    add: 'Add web server',
    edit: 'Edit',
    editTitle: 'Edit {name}',
    remove: 'Delete',
    removeText: 'The web server and its password are deleted here. Nothing changes at the server itself.',
    more: 'More: {name}',
    name: 'Name',
    url: 'Address',
    urlHelp: 'Where its pages are read.',
    ftp: 'Host for files',
    path: 'Folder',
    username: 'Username',
    password: 'Password',
    passwordHelp: 'It is sealed and never shown again.',
    passwordKept: 'Leave it empty to keep the old one.',
    port: 'Port',
    type: 'Kind',
    sealed: 'Password kept',
  },
  es: () => import('./server-words.es.ts'),
});
