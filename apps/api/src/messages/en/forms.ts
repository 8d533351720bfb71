import { listed } from '../listed.ts';
import { dayOf } from '../when.ts';

interface Name {
  name: string;
}

const faults: Readonly<Record<string, string>> = {
  TOO_MANY: 'A form has at most 200 blocks, and a block at most 100 options.',
  SAME_ID: 'Two blocks are the same. Remove one of them.',
  UNKNOWN_TYPE: 'This type of block doesn’t exist.',
  NO_LABEL: 'Enter the question.',
  TOO_LONG: 'This text is too long.',
  NO_OPTIONS: 'Add at least one option.',
  BAD_LIMITS: 'The smallest number must not be above the largest.',
  BAD_JUMP: 'A choice leads to a page that isn’t below this question. Choose another one.',
  BAD_CONDITION: 'The condition must name a question above this block, and one of its options.',
  NO_PLACE: 'Put this field on a page, or remove it.',
  BAD_PLACE: 'This field is not on a page. Place it again.',
};
const answerFaults: Readonly<Record<string, string>> = {
  REQUIRED: 'Please answer this.',
  TOO_LONG: 'This is too long.',
  TOO_SMALL: 'This number is too small.',
  TOO_LARGE: 'This number is too large.',
  NO_CHOICE: 'Choose one of the options.',
  NO_NUMBER: 'Enter a number.',
  NO_DATE: 'Choose a date.',
  NO_TIME: 'Choose a time.',
  NO_EMAIL: 'Enter an email address, such as name@example.com.',
  NO_PHONE: 'Enter a phone number with area code.',
  INCOMPLETE: 'Enter at least a street and city.',
};
const statuses: Readonly<Record<string, string>> = {
  draft: 'Draft',
  submitted: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  change_requested: 'Change requested',
};
const pdfFaults: Readonly<Record<string, string>> = {
  LOCKED: 'This PDF is locked with a password. Save it without one, then upload it again.',
  TOO_MANY_PAGES: 'This PDF has more than 50 pages. Upload only the pages to fill in.',
  TOO_MANY_FIELDS: 'This PDF has more than 150 fields. Split it into several forms.',
  XFA: 'Only Adobe’s program can show this PDF (XFA). Open it there, print it to a new PDF, then upload that one.',
  TOO_HEAVY: 'This PDF is too complex to read. Print it to a new PDF, then upload that one.',
};
const sheet = {
  title: 'Signature evidence',
  form: 'Form',
  version: 'version',
  entry: 'Entry',
  who: 'Sent by',
  how: 'How they were identified',
  at: 'When',
  address: 'Internet address',
  browser: 'Browser',
  shown: 'What was shown',
  answers: 'What was answered',
  consent: 'Consent',
  typed: 'typed',
  marks: 'Signatures',
  overflow: 'Answers that did not fit on the page',
  foot: 'Sealed by Nestling',
  given: 'Answers',
  attached: 'Continued in the attached file answers.txt.',
  pages: 'Pages',
  apart: 'The pages themselves could not be put into this file. They are kept unchanged, SHA-256:',
} as const;
const columns = {
  at: 'Sent',
  student: 'For',
  person: 'Sent by',
  paper: 'On paper for',
  question: 'Question',
  answer: 'Answer',
  status: 'Status',
} as const;

export const forms = {
  'forms.notTheirPaper': 'Choose a guardian of this child whose paper form you’re entering.',
  'forms.added': (p: Name) => `${p.name} was added.`,
  'forms.saved': 'The form was saved.',
  'forms.gone': 'This form no longer exists. Reload the page.',
  'forms.fieldGone': 'This question is no longer on the form. Reload the page.',
  'forms.fieldElsewhere': 'One of these questions is on another form. Reload the page.',
  'forms.entryGone': 'This entry no longer exists. Reload the page.',
  'forms.broken': 'The form cannot be saved like this. See the marked blocks.',
  'forms.fault': (p: { fault: string }) => faults[p.fault] ?? 'This block can’t be read. Remove it and add it again.',
  'forms.changedMeanwhile': 'Someone else has changed this form. Reload the page before you go on.',
  'forms.sharedMeanwhile': 'Someone else has just shared this form. Reload the page.',
  'forms.archived': (p: Name) => `${p.name} was archived.`,
  'forms.restored': (p: Name) => `${p.name} was restored.`,
  'forms.hasEntries': 'Someone has filled in this form. You can archive it instead.',
  'forms.removed': (p: Name) => `${p.name} was deleted.`,
  'forms.unknownType': 'This type of question doesn’t exist.',
  'forms.typeAnswered': 'This question was answered already. Add a new one instead.',
  'forms.elsewhere': 'Some of these are at a different location than the form.',
  'forms.shared': (p: Name) => `${p.name} is shared.`,
  'forms.unshared': (p: Name) => `${p.name} is no longer shared.`,
  'forms.unknownFilter': (p: { field: string }) => `The list cannot be filtered by ${p.field}.`,
  'forms.filterKept': 'The filter was saved.',
  'forms.filterDropped': 'The filter was cleared.',
  'forms.notShared': 'You don’t have access to this form. Ask the office for it.',
  'forms.closed': 'This form is closed. Ask the office if you still need it.',
  'forms.wrongStudent': 'This form is not meant for this child.',
  'forms.otherStudent': 'This entry is for another child.',
  'forms.already': 'You have sent this form already.',
  'forms.newVersion': 'The form has changed since you opened it. Reload the page, then send it again.',
  'forms.unanswered': (p: { count: number }) =>
    p.count === 1 ? 'One answer needs another look.' : `${p.count} answers need another look.`,
  'forms.answerFault': (p: { fault: string }) => answerFaults[p.fault] ?? 'This answer can’t be read.',
  'forms.submitted': (p: Name) => `${p.name} was sent.`,
  'forms.resubmitted': (p: Name) => `${p.name} was sent again.`,
  'forms.entrySaved': (p: Name) => `The entry of ${p.name} was saved.`,
  'forms.entryRemoved': 'The entry was deleted.',
  'forms.approvedStays': 'An approved or signed entry can’t be deleted. Undo the approval first.',
  'forms.draftSaved': 'Progress saved.',
  'forms.draftGone': 'This draft was sent or deleted in the meantime. Reload the page.',
  'forms.draftElsewhere': 'You continued this form on another device. Reload the page to see it.',
  'forms.notNow': 'This can’t be done right now. Reload the page.',
  'forms.decided': (p: Name & { act: string }) =>
    p.act === 'approve'
      ? `${p.name} was approved.`
      : p.act === 'withdraw'
        ? `The approval of ${p.name} was undone.`
        : p.act === 'reject'
          ? `${p.name} was rejected.`
          : `A change to ${p.name} was requested.`,
  'forms.notice': (p: Name & { act: string }) =>
    p.act === 'shared'
      ? `Please fill in: ${p.name}.`
      : p.act === 'remind'
        ? `Reminder: ${p.name} isn’t filled in yet.`
        : p.act === 'approve'
          ? `${p.name} was approved.`
          : p.act === 'reject'
            ? `${p.name} was rejected. See why.`
            : p.act === 'request_change'
              ? `${p.name} needs a change. See what.`
              : `${p.name} is being reviewed again.`,
  'forms.newEntry': (p: Name) => `New entry: ${p.name}`,
  'forms.newEntryText': (p: Name) => `Someone has sent the form ${p.name}.`,
  'forms.openEntry': 'Open the entry',
  'forms.badAddress': (p: { email: string }) => `${p.email} is not an email address.`,
  'forms.staffOnly': 'Only staff can be notified of new entries.',
  'forms.column': (p: { key: keyof typeof columns }): string => columns[p.key],
  'forms.status': (p: { status: string }) => statuses[p.status] ?? p.status,
  'forms.zipTooLarge': (p: { files: number; megabytes: number }) =>
    `There are more than ${p.files} signed copies, or more than ${p.megabytes} MB of them. Choose fewer days.`,
  'forms.signedFolder': 'Signed copies',
  'forms.exported': 'The file is ready.',
  'forms.profileChanged': 'The profile has changed since you opened this. Reload the page and look again.',
  'forms.written': (p: { count: number }) =>
    p.count === 1 ? 'One answer is in the profile.' : `${p.count} answers are in the profile.`,
  'forms.noTarget': 'An answer of this kind cannot go there.',
  'forms.targetTwice': 'Two questions cannot go to the same field.',
  'forms.automationSaved': 'The automation was saved.',
  'forms.remindSubject': (p: Name) => `Reminder: ${p.name}`,
  'forms.remindLine': (p: { name: string; children: readonly string[]; due: string | null }) =>
    `${p.name}${p.children.length > 0 ? ` for ${listed('en', p.children)}` : ''} is waiting for you.${
      p.due ? ` Please send it by ${dayOf('en', p.due)}.` : ''
    }`,
  'forms.againSubject': (p: Name) => `Please fill in again: ${p.name}`,
  'forms.againLine': (p: { name: string; children: readonly string[]; due: string | null }) =>
    `It’s time to fill in ${p.name} again${p.children.length > 0 ? ` for ${listed('en', p.children)}` : ''}.${
      p.due ? ` Please send it by ${dayOf('en', p.due)}.` : ''
    }`,
  'forms.askedAgain': (p: Name & { count: number }) =>
    `${p.count === 1 ? 'One person is' : `${p.count} people are`} asked to fill in ${p.name} again.`,
  'forms.nobodyToAsk': 'This form is shared with nobody who could fill it in. Share it first.',
  'forms.remindOpen': 'Open the form',
  'forms.nobodyToRemind': 'Everyone has answered, or was reminded today already.',
  'forms.reminded': (p: { count: number }) =>
    p.count === 1 ? 'One person was reminded.' : `${p.count} people were reminded.`,
  'forms.noAddress': 'There’s no form at this address. Copy the address of one of your forms.',
  'forms.noSource': 'The original form no longer exists. Nothing was changed.',
  'forms.upToDate': (p: Name) => `${p.name} is up to date.`,
  'forms.refreshed': (p: Name) => `${p.name} now has the latest questions.`,
  'forms.needPdf': 'Upload the PDF first.',
  'forms.noPdf': 'This is not a PDF file.',
  'forms.pdfTooLarge': 'This PDF is larger than 20 MB. Save it smaller, then upload it again.',
  'forms.pdfFault': (p: { fault: string }) =>
    pdfFaults[p.fault] ?? 'This PDF is damaged. Open it, save it again, then upload that copy.',
  'forms.notUploaded': 'The file didn’t upload. Choose it again.',
  'forms.uploadUsed': 'This upload was already used. Choose the file again.',
  'forms.notPrinted': 'This is not a PDF form.',
  'forms.futureDate': 'This date hasn’t come yet.',
  'forms.signsOneself': 'Only the person who signs can send this.',
  'forms.needConsent': 'Agree to sign electronically, or ask the center for a paper form.',
  'forms.signedStays': 'This entry is signed. Request a change instead, so that it is signed again.',
  'forms.signedAlready': 'Someone else has just asked for this signature. Reload the page.',
  'forms.noDocument': 'This document no longer exists. Reload the page.',
  'forms.notAsked': 'No one has to sign this document.',
  'forms.signatureAsked': (p: Name) => `${p.name} can be signed now.`,
  'forms.signatureEnded': (p: Name) => `${p.name} no longer needs a signature.`,
  'forms.unsigned': (p: Name) => `Your signature on ${p.name} was withdrawn.`,
  'forms.unsignNotNow': 'The center already decided on this. Talk to the office.',
  'forms.notSigned': 'There’s no signature to withdraw.',
  'forms.sheet': (p: { key: keyof typeof sheet }): string => sheet[p.key],
  'forms.sealReason': (p: Name) => `Sealed as ${p.name} sent it`,
  'forms.copySubject': (p: Name) => `Your copy: ${p.name}`,
  'forms.copyLine': (p: Name & { attached: boolean }) =>
    p.attached
      ? `You sent ${p.name}. A copy is attached, with a page that shows when and how it was sent.`
      : `You sent ${p.name}. You can open your copy in the app.`,
  'forms.copyPaper': 'If you’d like a paper copy, ask the center. It’s free.',
  'forms.copyOpen': 'Open it in the app',
};
