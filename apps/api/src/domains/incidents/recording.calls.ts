import './incidents.fields.ts';
import { type Calls, mutation, object, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { cutIncident, verifyVideo } from './cutting.ts';
import { Incident, IncidentShare, IncidentVideo } from './incidents.entities.ts';
import { ownIncidentShares, ownIncidents, ownIncidentVideos } from './incidents.reach.ts';
import { endShare, readShared, shareClips, sharedClipsInput, shareIncidentVideosInput } from './shares.ts';

/** What is done with recordings of an incident: cut, verified, lent to somebody. */
export const calls: Calls = {
  cutIncidentVideos: mutation({
    rule: 'manager',
    permission: 'cut_recordings',
    about:
      'Has the cameras and times of an incident cut out of the recordings; it becomes ready when all are there. With nothing left to cut it gets Error.',
    reach: { id: orError(ownIncidents) },
    input: { id: id(Incident) },
    answer: outcome({ incident: Incident }),
    run: cutIncident,
  }),
  verifyIncidentVideo: mutation({
    rule: 'manager',
    permission: null,
    because:
      'whoever may read of an incident may ask whether its recording is the one that was taken; it is written down',
    about: 'Computes the SHA-256 of a recording anew and says whether it is the one that was written down.',
    reach: { id: orError(ownIncidentVideos) },
    limit: { times: 60, seconds: 600, by: 'user' },
    input: { id: id(IncidentVideo) },
    answer: outcome({ unchanged: out.flag, sha256: outOrNull(out.text) }),
    run: verifyVideo,
  }),
  shareIncidentVideos: mutation({
    rule: 'manager',
    permission: 'cut_recordings',
    secret: true,
    about: 'Answers a link by which one person watches the recordings of an incident, signed in, for some days.',
    reach: { id: orError(ownIncidents), user_id: orError(ownPeople) },
    input: shareIncidentVideosInput,
    answer: outcome({ url: out.text }),
    run: shareClips,
  }),
  endIncidentShare: mutation({
    rule: 'manager',
    permission: 'cut_recordings',
    about: 'Ends such a link at once; one that is over gets Error.',
    reach: { id: orError(ownIncidentShares) },
    input: { id: id(IncidentShare) },
    answer: outcome(),
    run: endShare,
  }),
  sharedClips: query({
    rule: 'user',
    writes: true,
    about:
      'Answers the recordings a link lends to the caller; `open` answers addresses for half a minute and is written down. A link of somebody else, or one that is over, answers null.',
    reach: nobody,
    // A tab asks every five seconds whether the link still stands; several may be open.
    limit: { times: 600, seconds: 600, by: 'user' },
    input: sharedClipsInput,
    answer: object(
      {
        watermark: out.text,
        note: out.text,
        expires_at: out.datetime,
        timezone: out.text,
        clips: out.json,
      },
      'SharedClips',
    ),
    run: readShared,
  }),
};
