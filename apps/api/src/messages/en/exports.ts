/** What the server says of full exports of a center. */
export const exports = {
  'exports.gone': 'This export was deleted in the meantime.',
  'exports.runs': 'An export is being made already. Wait until it’s done.',
  'exports.underWay': 'This export is being made. Delete it when it’s done.',
  'exports.passphraseShort': (p: { least: number }) =>
    `Use a passphrase of at least ${p.least} characters: whoever has the file can guess as often as they like.`,
  'exports.begun': 'The export is being made. All administrators were told.',
  'exports.ready': 'The download begins.',
  'exports.over': 'This export can’t be downloaded anymore. Ask for a new one.',
  'exports.deleted': 'The export was deleted.',
  'exports.letterSubject': 'Everything your center has is being exported',
  'exports.letterBody': (p: { name: string }) =>
    `${p.name} asked for a full export: one file with all records, pictures and papers of the center.`,
  'exports.letterStop':
    'If that isn’t right, delete the export, end the sessions of this account and change its password.',
  'exports.letterButton': 'See exports',
};
