import { dayOf } from '../when.ts';

interface Name {
  readonly name: string;
}
/** A file or paper that runs out; `child` is empty for one of no child. */
interface Expiry extends Name {
  readonly child: string;
  readonly day: string;
  readonly over: boolean;
}
const acts: Readonly<Record<string, (name: string) => string>> = {
  shared: (name) => `${name} was shared with you`,
  again: (name) => `${name} has a new version`,
  remind: (name) => `Please read ${name}`,
  approved: (name) => `${name} was approved`,
  rejected: (name) => `${name} was not accepted`,
};
const of = ({ name, child }: { name: string; child: string }): string => (child ? `${child}’s ${name}` : name);

export const files = {
  'files.added': (p: Name) => `${p.name} was added.`,
  'files.saved': (p: Name) => `${p.name} was saved.`,
  'files.newVersion': (p: Name) => `The new version of ${p.name} was saved. Readers will be asked to read it again.`,
  'files.gone': 'This file no longer exists. Reload the page.',
  'files.paperGone': 'This document no longer exists. Reload the page.',
  'files.photoGone': 'This photo no longer exists.',
  'files.uploadUsed': 'This upload is already used on another document. Choose the file again.',
  'files.notUploaded': 'The file didn’t upload. Choose it again.',
  'files.infected': 'This file holds something harmful and wasn’t kept. Check the device it comes from.',
  'files.notScanned':
    'Files can’t be checked for viruses right now, so this one wasn’t taken. Try again in a few minutes; nothing else is lost.',
  'files.wrongKind': 'This file type isn’t supported. Use a PDF, a photo, or a Word, Excel, PowerPoint or text file.',
  'files.photos': 'This is a set of photos. Add or remove photos instead.',
  'files.inArchive': 'This file is archived. Restore it first.',
  'files.archiveFirst': 'Archive the file first.',
  'files.archived': (p: Name) => `${p.name} was archived.`,
  'files.restored': (p: Name) => `${p.name} was restored. Publish it when people should see it.`,
  'files.removed': (p: Name) => `${p.name} was deleted.`,
  'files.published': (p: Name) => `${p.name} is published.`,
  'files.unpublished': (p: Name) => `${p.name} is no longer published.`,
  'files.notPublished': 'Publish the file first.',
  'files.badPlace': 'A position in the list can’t be negative.',
  'files.sorted': 'The order was saved.',
  'files.sharedMeanwhile': 'Someone else has just shared this file. Reload the page.',
  'files.elsewhere': 'Some of these are at a different location than the file.',
  'files.shared': (p: Name) => `Sharing for ${p.name} was saved.`,
  'files.withdrawn': (p: Name) => `${p.name} was withdrawn.`,
  'files.nobodyToRemind': 'Everyone has read it, or was reminded today already.',
  'files.remindSubject': (p: Name) => `Please read ${p.name}`,
  'files.remindLine': (p: Name & { due: string | null }) =>
    `${p.name} was shared with you, and you have not read it yet.${p.due ? ` Please read it by ${dayOf('en', p.due)}.` : ''}`,
  'files.remindOpen': 'Open the document',
  'files.reminded': (p: Name) => `Everyone who has not read ${p.name} was reminded.`,
  'files.notYou': 'You can mark a document as read for yourself only.',
  'files.notShared': 'This document isn’t shared with you.',
  'files.read': (p: Name) => `You have read ${p.name}.`,
  'files.download': 'The file is ready.',
  'files.labelTaken': 'There’s already a label with this name.',
  'files.labelGone': 'This label no longer exists. Reload the page.',
  'files.labelAdded': (p: Name) => `The label ${p.name} was added.`,
  'files.labelSaved': 'The label was saved.',
  'files.labelRemoved': (p: Name) => `The label ${p.name} was deleted.`,
  'files.labelElsewhere': 'One of these labels belongs to another location.',
  'files.tagLong': 'A tag can have at most 60 characters.',
  'files.noPhotos': 'Choose at least one photo.',
  'files.whichChildren': 'Choose who is in the photos.',
  'files.photosAdded': (p: { count: number }) =>
    p.count === 1 ? '1 photo was added.' : `${p.count} photos were added.`,
  'files.photosRemoved': (p: { count: number; of: number }) => `${p.count} of ${p.of} photos were deleted.`,
  'files.photoApproved': 'The photo was approved. Families can see it now.',
  'files.photoWithheld': 'The photo is hidden from families.',
  'files.expired': 'This day is in the past. Check the date on the document.',
  'files.futureDate': 'Choose today or an earlier day.',
  'files.notYours': 'Ask the office to change this document.',
  'files.paperChanged': 'This document just changed. Open it again before you approve it.',
  'files.approvedAlready': 'This document was already approved.',
  'files.paperWaits': (p: Name) => `${p.name} was sent. The office will review it.`,
  'files.paperApproved': (p: Name) => `${p.name} was approved.`,
  'files.paperRejected': (p: Name) => `${p.name} was rejected. The family was notified with the reason.`,
  'files.notice': (p: { name: string; act: string }) => (acts[p.act] ?? ((name: string) => name))(p.name),
  'files.noticeExpiry': (p: Expiry) =>
    p.over ? `${of(p)} expired on ${dayOf('en', p.day)}` : `${of(p)} expires on ${dayOf('en', p.day)}`,
  'files.noticeWaiting': (p: { name: string; child: string }) => `${of(p)} needs approval`,
  'files.expirySubject': (p: Expiry) => (p.over ? `${p.name} has expired` : `${p.name} expires soon`),
  'files.expiryLine': (p: Expiry) =>
    p.over ? `${of(p)} expired on ${dayOf('en', p.day)}.` : `${of(p)} expires on ${dayOf('en', p.day)}.`,
  'files.expiryAsk': 'Please send us a new one. A photo taken with your phone is enough.',
  'files.expiryOpen': 'Open my documents',
};
