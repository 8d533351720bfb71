import './cameras.fields.ts';
import { sql } from 'kysely';
import {
  type Calls,
  list,
  mutation,
  object,
  objectsOf,
  out,
  outcome,
  query,
  rows,
  subscription,
} from '../../kernel/call/call.ts';
import { date, id, ids, text } from '../../kernel/call/input.ts';
import { orError, unasked } from '../../kernel/read/reach.ts';
import { Camera, CameraView } from '../../model/camera/entity.ts';
import { anyCamera, ownCameras, viewsOfOwnLocations } from '../../model/camera/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { blackoutCameraInput, liftBlackout, startBlackout } from './blackout.ts';
import { CameraViews, cameraViews } from './camera-views.ts';
import { OwnCamera, ownCamerasNow } from './own-cameras.ts';
import { camerasAt, isCamera, openCameras, PlayAnswer } from './play.ts';
import { touchesMine } from './touches-mine.ts';
import { createCameraWatchTimeReportInput, reportWatching, stillWatching } from './watching.ts';
import { WhoWatched, whoWatched } from './who-watched.ts';

/** The location of a play is only compared with the camera's own: it opens nothing by itself. */
const anyLocation = unasked(Location, 'any location (the right to watch decides)');

export const calls: Calls = {
  playCamera: query({
    rule: 'user',
    allowedWhileActing:
      'it shows the camera as the person sees it, with the name of who acts on it, and uses up none of its logins',
    about: 'Answers the player code and a ticket of 30 seconds when the caller may watch now; otherwise says why not.',
    reach: { id: anyCamera, location: anyLocation },
    input: { id: id(Camera), code: text(1, 40), location: id(Location) },
    answer: PlayAnswer,
    writes: true,
    often: true,
    limit: { times: 120, seconds: 60, by: 'user' },
    run: async (ctx, i) => {
      const known = await isCamera(ctx, i.id, i.code, i.location);
      const [played] = await openCameras(ctx, [known ? i.id : 0]);
      // The number that was asked for, right or wrong.
      return played ? { ...played, id: i.id } : null;
    },
  }),
  playCameraGridView: query({
    rule: 'user',
    allowedWhileActing:
      'it shows the camera as the person sees it, with the name of who acts on it, and uses up none of its logins',
    about:
      'Answers player code and ticket for each of up to nine cameras, each checked as in playCamera; one of another location is answered like one that is not there.',
    reach: { id: anyCamera, location: anyLocation },
    input: { id: ids(Camera, 9), location: id(Location) },
    answer: objectsOf(PlayAnswer),
    writes: true,
    often: true,
    limit: { times: 120, seconds: 60, by: 'user' },
    run: async (ctx, i) => {
      const here = await camerasAt(ctx, i.id, i.location);
      const played = await openCameras(
        ctx,
        i.id.map((camera) => (here.has(camera) ? camera : 0)),
      );
      // The numbers that were asked for, right or wrong.
      return played.map((one, n) => ({ ...one, id: i.id[n] ?? one.id }));
    },
  }),
  getUserCameras: query({
    rule: 'user',
    about: "Lists the caller's cameras, each with whether it is open now, or why not and when it opens.",
    reach: { student_id: ownStudents },
    input: { student_id: id(Student).optional() },
    answer: objectsOf(OwnCamera),
    often: true,
    run: (ctx, i) => ownCamerasNow(ctx, i.student_id),
  }),
  cameraAccessChanged: subscription({
    rule: 'user',
    about: 'Tells a viewer when something may have opened or closed one of its cameras, with how they stand now.',
    reach: { rows: ownCameras },
    input: {},
    answer: object({ cameras: [OwnCamera] }, 'CameraAccess'),
    often: true,
    listensTo: ['rights', 'camera_state'],
    gathers: true,
    run: async (ctx, _, event) => ((await touchesMine(ctx, event)) ? { cameras: await ownCamerasNow(ctx) } : null),
  }),
  createCameraWatchTimeReport: mutation({
    rule: 'user',
    about:
      'Keeps that the caller goes on watching, and tells whether the view counts and whether the limit is over; the time of reports comes from the gateway. A camera that was not opened or may not be watched gets Error.',
    reach: { camera_id: anyCamera, location: anyLocation },
    input: createCameraWatchTimeReportInput,
    answer: object({ status: out.text, message: out.text, is_counter: out.flag, limit_over: out.flag }),
    often: true,
    run: reportWatching,
  }),
  getCameraBeingWatched: query({
    rule: 'manager',
    about: 'Lists who watches which camera of the location now.',
    reach: { rows: viewsOfOwnLocations, location: ownLocations, camera_id: ownCameras },
    input: { location: id(Location).optional(), camera_id: id(Camera).optional() },
    answer: list(CameraView),
    run: (_, i) =>
      rows(CameraView, {
        order: ['-opened_at'],
        limit: 1000,
        where: (q) => [
          ...stillWatching(q),
          i.location && q('camera_view.location_id', '=', i.location),
          i.camera_id && q('camera_view.camera_id', '=', i.camera_id),
        ],
      }),
  }),
  cameraViews: query({
    rule: 'manager',
    about:
      'Lists who watched a camera on up to 31 days, which are its location’s and included: the newest 1,000 views, with the child they were for.',
    reach: { camera_id: ownCameras },
    input: { camera_id: id(Camera), from: date(), to: date() },
    answer: CameraViews,
    run: cameraViews,
  }),
  whoWatched: query({
    rule: 'user',
    about:
      'Lists every view of the rooms a student was in while it was there, of up to 31 days, the newest 1,000: for its legal guardians and the office. Other families stand without a name.',
    reach: { student_id: ownStudents },
    input: { student_id: id(Student), from: date(), to: date() },
    answer: WhoWatched,
    run: whoWatched,
  }),
  cameraWatchChanged: subscription({
    rule: 'manager',
    about: 'Tells when somebody begins or ends watching a camera of the location.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: object({ location: out.id, camera_id: out.id, watching: out.int }, 'CameraWatchChange'),
    listensTo: ['watch'],
    match: (event, i) => event.at?.location === i.location,
    run: async (ctx, i, event) => {
      const camera_id = Number(event.at?.camera ?? 0);
      const { watching } = await ctx.db
        .selectFrom('camera_view')
        .select(sql<number>`count(*)::int`.as('watching'))
        .where('camera_id', '=', camera_id)
        .where((q) => q.and(stillWatching(q)))
        .executeTakeFirstOrThrow();
      return { location: i.location, camera_id, watching };
    },
  }),
  blackoutCamera: mutation({
    rule: 'teacher',
    permission: 'blackout_cameras',
    about:
      'Closes a camera to families at once, for some minutes or until it is opened again; they are told the reason.',
    reach: { id: orError(ownCameras) },
    input: blackoutCameraInput,
    answer: outcome({ camera: Camera }),
    run: startBlackout,
  }),
  endCameraBlackout: mutation({
    rule: 'teacher',
    permission: 'blackout_cameras',
    about: 'Opens a camera to families again; one that is not closed gets Error.',
    reach: { id: orError(ownCameras) },
    input: { id: id(Camera) },
    answer: outcome({ camera: Camera }),
    run: liftBlackout,
  }),
};
