import { aGuardianLink } from '../../src/domains/relationships/test/relationships.factory.ts';
import { idOf, person, type Story } from './story.ts';

/** What is heard while somebody does something. */
export const live: readonly Story[] = [
  {
    of: ['centerExportChanged'],
    tell: (bed) =>
      bed.hear(person(bed, 'admin'), 'centerExportChanged', {}, async () => {
        await bed.ask('requestCenterExport');
        await bed.server.work('export.make');
      }),
  },
  {
    of: ['announcementsChanged'],
    tell: (bed) => bed.hear(person(bed, 'admin'), 'announcementsChanged', {}, () => bed.ask('createAnnouncement')),
  },
  {
    of: ['calendarChanged'],
    tell: (bed) =>
      bed.hear(person(bed, 'admin'), 'calendarChanged', { location: bed.world.at('own').location }, () =>
        bed.ask('createCalendarEvent'),
      ),
  },
  {
    of: ['doorAlertRaised'],
    tell: (bed) =>
      bed.hear(person(bed, 'admin'), 'doorAlertRaised', { location: bed.world.at('own').location }, () =>
        bed.ask('seeDoorAlert'),
      ),
  },
  {
    of: ['cameraAccessChanged'],
    tell: (bed) =>
      bed.hear(person(bed, 'user'), 'cameraAccessChanged', {}, async () => {
        const user = idOf(bed, 'user');
        const { student } = bed.world.at('own');
        await aGuardianLink(bed.server.tenant, { student_id: await bed.world.student('own'), user_id: user }).catch(
          () => undefined,
        );
        await bed.ask('saveUserStudentCheckInOutActivity', { students: [student] });
      }),
  },
  {
    of: ['billingChanged'],
    tell: async (bed) => {
      const { user_id, student_id } = await bed.world.guardian('own', { is_payer: true });
      await bed.hear(person(bed, 'admin'), 'billingChanged', { student_id }, () =>
        bed.ask('createInvoice', { student_id, payers: [{ user_id, percent: 1 }] }),
      );
    },
  },
];
