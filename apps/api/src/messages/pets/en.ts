import type { Messages } from '../../kernel/call/message.ts';
import { amountIn } from '../amount.ts';
import { names } from '../names.ts';
import { clockFigures, dateFigures } from '../when.ts';

const pets = (count: number) => (count === 1 ? '1 pet' : `${count} pets`);
const are = (count: number) => (count === 1 ? 'is' : 'are');

const periods: Readonly<Record<string, string>> = {
  weekly: 'a week',
  biweekly: 'every two weeks',
  monthly: 'a month',
  daily: 'a day attended',
  hourly: 'an hour',
  session: 'a session',
};
const per = (period: string): string => periods[period] ?? period;
const some = (all: readonly string[]) => names(all, (count) => `and ${count} more`);

/** English sentences in a centre of pets. */
export const en: Partial<Messages> = {
  'tickets.line.students': (p) => `Pets: ${p.from || '—'} → ${p.to || '—'}`,
  'activities.notOut': 'This pet hasn’t been checked out. Check them out first.',
  'activities.napsChecked': (p) => `Checked: ${pets(p.count)}.`,
  'alerts.nobody': 'No one would get this. Choose people, pets or rooms whose contacts get alerts.',
  'texts.nobody': 'No one would get this. Choose people, pets or rooms.',
  'texts.help':
    'Texts about your pet from the center. Message rates may apply. Reply STOP to opt out. For anything else, call the center.',
  'consent.out': 'You won’t get our newsletters anymore. You’ll still get messages about your pet.',
  'archive.part.children': 'Pets',
  'archive.part.links': 'What you may do for each pet',
  'archive.column.child': 'Pet',
  'attendance.atTheDoor': 'Staff check pets in and out here. Please do it at the front door.',
  'auth.noStudentToWatch': 'There’s no pet whose cameras you can watch.',
  'auth.emailConfirmedPending': (p) =>
    `Your email is confirmed and you can sign in. ${p.location} needs to approve your account before you can see a pet.`,
  'billing.studentsLeft': (p) =>
    `${pets(p.count)} ${are(p.count)} in this billing program. Put them in another one first.`,
  'billing.heldByStudents': 'Pets are in this billing program. Put them in another one first.',
  'chat.nobody': 'No contact would get this. Choose rooms where contacts have accounts.',
  'chat.staffOnly': 'Only staff write here. Write to the room in your pet’s own messages.',
  'chat.which': 'Choose whose messages: a pet’s or a room’s.',
  'chat.notGuardian': 'This person is not linked to the pet.',
  'chat.logAbout': 'Pet or room',
  'food.column.student': 'Pet',
  'forms.notTheirPaper': 'Choose an owner of this pet whose paper form you’re entering.',
  'forms.wrongStudent': 'This form is not meant for this pet.',
  'forms.otherStudent': 'This entry is for another pet.',
  'health.vaccineUsed': 'Pets’ records use this vaccine, so it can’t be deleted.',
  'health.otherCard': 'This card belongs to another pet.',
  'health.nothingStops': 'Nothing is holding this pet back anymore. Reload the page.',
  'medications.childGone': 'This pet is no longer enrolled here.',
  'medications.child': 'Pet',
  'carePlans.child': 'Pet',
  'healthChecks.childGone': 'This pet is no longer enrolled here.',
  'healthChecks.nothingFound': (p) =>
    p.count === 1 ? 'Saved: nothing was found with 1 pet.' : `Saved: nothing was found with ${p.count} pets.`,
  'injuries.child': 'Pet',
  'injuries.childGone': 'This pet is no longer enrolled here.',
  'injuries.self': 'This is the same pet.',
  'injuries.namesOther': 'The family reads this: leave out the other pet’s name.',
  'health.cleared': 'The pet may come in.',
  'locations.inUse': (p) =>
    `This location still has ${[
      p.students > 0 ? pets(p.students) : '',
      p.staff > 0 ? `${p.staff} staff` : '',
      p.cameras === 1 ? '1 camera' : p.cameras > 0 ? `${p.cameras} cameras` : '',
    ]
      .filter((part) => part !== '')
      .join(' and ')}. Move or remove them first, or deactivate the location.`,
  'locations.recordsKept':
    'This location has records that must be kept: archived pets, attendance or camera history. Deactivate it instead.',
  'billing.templateSaved': (p) =>
    p.count === 0 ? 'The plan template was saved.' : `The plan template was saved and given to ${pets(p.count)}.`,
  'billing.templatePriced': (p) => `The plan template was saved. The new price is set for ${pets(p.children)}.`,
  'billing.sayForWhom': (p) =>
    `Choose whom the new price is for. On this plan today: ${pets(p.children)} (${p.paid.map(({ cents, count }) => `${count} at ${amountIn(cents)}`).join(', ')}).`,
  'confirm.price': (p) => `Change the price for ${pets(p.children)}?`,
  'confirm.priceEach': (p) =>
    `${pets(p.children)}: ${amountIn(p.before)} → ${amountIn(p.after)} ${per(p.period)} each, from ${dateFigures(p.day)}, for periods that begin then or later.`,
  'confirm.salesTaxChildren': (p) => `${pets(p.count)} ${are(p.count)} billed for this by a plan.`,
  'confirm.priceKept': (p) => `${pets(p.children)} at another price: nothing changes.`,
  'billing.transferTarget': 'Choose a pet, an agency or a payer at the same location to move the invoice to.',
  'billing.noPayer': 'This contact does not pay for this pet.',
  'billing.notGuardian': 'Only a contact of the pet can be a payer.',
  'billing.agencyUsed': 'This agency has invoices, payments or pets, so it cannot be deleted.',
  'billing.studentElsewhere': 'One of the pets is at a different location than the agency.',
  'billing.subsidyAdded': (p) =>
    p.count === 1 ? 'The subsidy was added.' : `The subsidy was added for ${pets(p.count)}.`,
  'billing.subsidyTwice': 'This agency already has a subsidy for the pet on these days.',
  'billing.column.student': 'Pet',
  'notice.forgotten': (p) => `${p.count === 1 ? 'One pet' : pets(p.count)} ${are(p.count)} still checked in.`,
  'notice.missing': (p) =>
    `${p.count === 1 ? p.name : pets(p.count)} ${p.count === 1 ? 'was' : 'were'} expected at ${clockFigures(p.time)} and ${are(p.count)} not here.`,
  'notice.ratio': (p) => `${p.name} is out of ratio: ${pets(p.children)}, ${p.staff || 'no'} staff.`,
  'relationships.whichRelation': 'Choose this person’s relationship to the pet.',
  'relationships.linkedAlready': 'This contact is already linked to the pet.',
  'relationships.gone': 'The pet or the contact is gone. Reload the page and choose again.',
  'relationships.notLinked': 'This contact isn’t linked to the pet. Link them first.',
  'reports.children': 'Pets',
  'reports.tooManyChildren': 'too many pets',
  'rooms.studentsLeft': (p) =>
    `${pets(p.count)} still ${p.count === 1 ? 'belongs' : 'belong'} to this room. Move them to another room first.`,
  'rooms.childrenInside': (p) =>
    `${pets(p.count)} ${are(p.count)} in this room now. Check them out or move them first.`,
  'rooms.heldInPlace': 'Pets or cameras belong to this room. Move them first, then the room.',
  'schedule.inUse': (p) =>
    `This is still used by ${[
      p.cameras.length > 0 ? `cameras (${some(p.cameras)})` : '',
      p.locations.length > 0 ? `locations (${some(p.locations)})` : '',
      p.students > 0 ? `pets (${p.students})` : '',
    ]
      .filter((part) => part !== '')
      .join(', ')}. Give them another schedule first.`,
  'student.gone': 'This pet no longer exists.',
  'student.duplicate': (p) =>
    `There’s already a pet with this name and birthday: ${p.name}. Save again without the check if this is a different pet.`,
  'student.inside': 'The pet is checked in. Check the pet out before the location changes.',
  'student.archivedAlready': 'This pet is already archived.',
  'student.archived': (p) => `${pets(p.count)} moved to the archive.`,
  'student.notRestored': 'Choose an archived pet and a room at their location.',
  'student.moved': (p) => `${pets(p.count)} moved to the room.`,
  'student.changedMany': (p) => `${pets(p.count)} changed.`,
  'student.whichRoom': 'Choose the room to move the pets to.',
  'student.whichStudents': 'Choose pets, or a location’s archive.',
  'student.restoredMany': (p) => `${pets(p.count)} restored.`,
  'student.archiveFirst': 'Only archived pets can be permanently deleted. Archive first.',
  'student.deleted': (p) => `${pets(p.count)} permanently deleted.`,
  'student.ownSibling': 'A pet can’t be their own sibling. Choose other pets.',
  'student.noSibling': 'One of these pets is not in the sibling group. Reload the page and choose again.',
  'student.thereAlready': 'This pet is already at that location.',
  'student.transferred': (p) => `${pets(p.count)} moved to the location.`,
  'student.linkAsked': 'Your request was sent. The pet will show up here once the center approves.',
  'studentRoster.made': (p) => `The roster of ${pets(p.count)} is ready.`,
  'columns.max_ratio': 'Pets per adult',
  'columns.max_students': 'Most pets',
  'columns.student': 'Pet',
  'columns.student_count': 'Pets',
  'columns.student_name': 'Pet',
  'columns.students': 'Pets',
  'lists.students': 'Pets',
  'lists.teacherStudents': 'Pets',
  'tags.nobody': 'Choose at least one pet or person.',
  'centres.noMoreStudents': 'Your plan holds no more pets. Choose a larger one under “Our plan”.',
  'users.nowhere': 'Choose a location or a pet, so you can find this person later.',
  'users.notThere': 'The pet is at another location. Reload the page and try again.',
  'users.studentsLeft': 'A pet of this contact is still there. Transfer the pet first.',
  'portfolios.notOfChild':
    'Only what families may see of this pet can be added: nothing of other pets, kept among staff, not approved, or withheld by a family.',
  'media.publicOfFamily':
    'A pet, a message or a paper uses this image, so it can’t be public. Upload the picture again if everyone in it agreed.',
  'developers.onePart': 'Limit it to locations or to pets, not to both.',
  'kernel.notOfPart': 'This token acts for some locations or pets only: name one of them, or sign in to do it.',
};
