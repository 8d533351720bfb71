import { type Calls, mutation, object, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { choice, id, int, text } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { consentStudents, LEVELS } from '../../model/activity/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { readConsent, saveConsent } from './consent.ts';
import { photoArchive } from './photo-archive.ts';
import { APPROVALS, readPhotoSetting, savePhotoSetting } from './photo-settings.ts';

/** Who may see photos of whom, who shows them, and how long they stay. */
export const photoCalls: Calls = {
  getPhotoConsent: query({
    rule: 'user',
    about:
      'Answers what may be done with pictures of a child: none, family (its own family sees them) or group (so do families of others on them); whose word that is, and to legal guardians and staff who has said what.',
    reach: { student_id: ownStudents },
    input: { student_id: id(Student) },
    answer: object(
      {
        level: out.text,
        given_by: outOrNull(out.text),
        given_at: outOrNull(out.datetime),
        may_give: out.flag,
        own: outOrNull(out.text),
        words: [
          object(
            {
              level: out.text,
              name: outOrNull(out.text),
              given_at: out.datetime,
              by_centre: out.flag,
              stands: out.flag,
              note: outOrNull(out.text),
            },
            'PhotoWord',
          ),
        ],
      },
      'PhotoConsent',
    ),
    run: readConsent,
  }),
  savePhotoConsent: mutation({
    rule: 'user',
    permission: 'edit_students',
    about:
      'Keeps what a legal guardian says of pictures of a child; of several the most restrictive word holds, at once and for older pictures too. Staff only restrict, with a note; more than the guardians let gets Error.',
    reach: { student_id: orError(consentStudents) },
    input: { student_id: id(Student), level: choice(...LEVELS), note: text(0, 500).optional() },
    answer: outcome(),
    run: saveConsent,
  }),
  getPhotoSetting: query({
    rule: 'teacher',
    about:
      'Answers who shows photos to families at a location (nobody, team, manager), and after how many days they are erased.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: object({ approval: out.text, keep_days: outOrNull(out.int) }, 'PhotoSetting'),
    run: readPhotoSetting,
  }),
  savePhotoSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about:
      'Says who shows photos to families at a location, and after how many days photos are erased; null keeps them.',
    reach: { location: orError(ownLocations) },
    input: { location: id(Location), approval: choice(...APPROVALS), keep_days: int(0, 100_000).nullish() },
    answer: outcome(),
    run: savePhotoSetting,
  }),
  photoArchive: query({
    rule: 'user',
    about:
      'Answers where all photos and videos of an own child are fetched as one file, for 15 minutes, and how many there are.',
    reach: { student_id: ownStudents },
    input: { student_id: id(Student) },
    answer: object({ url: outOrNull(out.text), count: out.int }, 'PhotoArchive'),
    run: photoArchive,
  }),
};
