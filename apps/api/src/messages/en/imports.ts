const rows_ = (count: number): string => (count === 1 ? 'one row' : `${count} rows`);
const records_ = (count: number): string => (count === 1 ? 'one record' : `${count} records`);
const unread: Readonly<Record<string, string>> = {
  UNREADABLE: 'This file can’t be read. Send a CSV, an XLSX workbook or a ZIP of reports.',
  OLD_EXCEL: 'This is an old or a locked Excel file. Save it as XLSX without a password and send it again.',
  LOCKED: 'This ZIP is locked with a password. Enter it, or unpack the ZIP and send the reports inside.',
  WRONG_PASSWORD: 'That password doesn’t open this ZIP. Try again.',
  TOO_LARGE: 'This file is too large: 25 MB, 50,000 rows and 300 columns at most.',
  EMPTY: 'There are no rows in this file.',
  NO_NAMES: 'There is no column with first and last names in this file.',
  NO_FAMILIES: 'These reports name no family. Send the report of accounts or of those enrolled.',
};
const faults: Readonly<Record<string, (value: string) => string>> = {
  DAY_ORDER: (value) => `In “${value}” the month or the day could come first. Say which.`,
  DROPPED: (value) => `The column “${value}” was left out: numbers like these aren’t kept here.`,
  NO_FAMILY: (value) => `The account of “${value || '–'}” has nobody enrolled and is left out.`,
};
const kinds: Readonly<Record<string, string>> = {
  onboarding: 'Families',
  brightwheel: 'Brightwheel roster',
  procare: 'Procare families',
  procare_staff: 'Procare staff',
};
interface Read {
  added: number;
  changed: number;
  same: number;
}

/** What the server says of lists from other products. */
export const imports = {
  'imports.unread': (p: { why: string }) => unread[p.why] ?? 'This file can’t be read.',
  'imports.readFault': (p: { code: string; value: string }) => faults[p.code]?.(p.value) ?? p.value,
  'imports.tooMany': (p: { most: number }) => `${p.most} rows at most. Send the list in parts.`,
  'imports.headersRead': (p: { count: number }) => `${rows_(p.count)} read. Match the columns.`,
  'imports.headersFit': 'The columns fit.',
  'imports.noField': 'A column can’t hold this.',
  'imports.fieldTwice': 'Two columns can’t hold the same. Choose one of them.',
  'imports.whichLocation': 'Choose the location this list is for.',
  'imports.read': (p: Read & { clash: number }) =>
    `${p.added} new, ${p.changed} changed, ${p.same} the same, ${p.clash} to look at.`,
  'imports.staffRead': (p: { count: number }) => `${rows_(p.count)} read.`,
  'imports.noRows': 'There are no rows to save.',
  'imports.noneSaved': 'No row was saved. Mend what is marked and try again.',
  'imports.saved': (p: Read) => `${p.added} added, ${p.changed} changed, ${p.same} the same.`,
  'imports.staffSaved': (p: { added: number }) => `${p.added} added. Their invitations wait until you release them.`,
  'imports.savedInPart': (p: Read & { left: number }) =>
    `${p.added} added, ${p.changed} changed, ${p.same} the same. ${p.left} more are being written; nobody has to wait for them.`,
  'imports.batchGone': 'This import was taken back or is someone else’s. Start again.',
  'imports.tooLong': (p: { most: number }) => `${p.most} characters at most.`,
  'imports.noEmail': 'This is no email address.',
  'imports.noPhone': 'This is no phone number.',
  'imports.noDay': 'This is no date. Write it as 5/14/2022.',
  'imports.noType': 'Choose enrolled, waitlist or graduated, or leave it empty.',
  'imports.noRoom': (p: { name: string }) => `There is no room “${p.name}” at this location.`,
  'imports.missing.fname': 'The first name is missing.',
  'imports.missing.lname': 'The last name is missing.',
  'imports.missing.email': 'The email address is missing.',
  'imports.missing.room': 'The room is missing.',
  'imports.alike': (p: { names: string }) => `This may be ${p.names}. Say whether it is, or someone new.`,
  'imports.archived': (p: { name: string }) => `${p.name} is in the archive. Restore the record first.`,
  'imports.matchElsewhere': 'This record isn’t at this location.',
  'imports.double': (p: { row: number }) => `The same name stands in row ${p.row}.`,
  'imports.emailShared': (p: { name: string }) =>
    `This address is ${p.name}’s. Give another one or leave it empty: an account has one of its own.`,
  'imports.emailTwice': 'This address stands in two rows.',
  'imports.usernameTaken': 'This username is taken.',
  'imports.noPickupNote': (p: { name: string }) => `Must not pick up, by the imported file: ${p.name}`,
  'imports.kept': (p: { count: number }) => `${rows_(p.count)} kept for later.`,
  'imports.keptByOther': (p: { who: string }) => `${p.who} has kept rows here. Saving replaces them.`,
  'imports.keptMeanwhile': 'Someone else has just kept rows here. Reload the page and look at them first.',
  'imports.nothingKept': 'There are no kept rows.',
  'imports.dropped': (p: { count: number }) => `${rows_(p.count)} thrown away.`,
  'imports.notSaved': 'This import was taken back already.',
  'imports.tooOld': (p: { days: number }) => `An import can be taken back for ${p.days} days.`,
  'imports.undone': (p: { undone: number; kept: number; failed: number }) =>
    `${records_(p.undone)} taken back, ${p.kept} kept, ${p.failed} not possible.`,
  'imports.notUndone': (p: { name: string; why: string }) => `${p.name}: ${p.why}`,
  'imports.goneSince': 'It was removed since.',
  'imports.usedSince': 'Someone has worked with it since.',
  'imports.changedSince': 'Someone has changed it since.',
  'imports.cameSince': 'This person has signed in since.',
  'imports.nobodyWaits': 'No one waits for an invitation.',
  'imports.noTemplate': 'There is no such sheet.',
  'imports.templateMade': 'The sheet is ready.',
  'imports.templateTitle': (p: { kind: string }) => `Import: ${kinds[p.kind] ?? p.kind}`,
  'imports.templateAbout': 'Write one record in a row. Empty cells change nothing.',
  'imports.templateDays': 'Dates: 5/14/2022 or 2022-05-14',
  'imports.templateRooms': 'Rooms by their names; one that isn’t there yet is added.',
  'imports.templateRights':
    'Contacts get no right that isn’t written here: an approved pickup may pick up, nothing else.',
};
