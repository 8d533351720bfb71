import { choice, clock, date, id, ids, listOf, text } from '../../kernel/call/input.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Incident } from './incidents.entities.ts';
import { STATUSES } from './states.ts';

export const status = choice(...STATUSES);
/** What is asked of each camera; a day has at most so many. */
const lines = listOf({ date: date(), start_time: clock(), end_time: clock(), camera: id(Camera) }, 50);
const name = text(1, 200);
const details = text(0, 5000);

export const requestIncidentInput = { name, details, location: id(Location), videos: lines.optional() };
export const requestMainIncidentInput = { name, details, locations: ids(Location, 200), videos: lines.optional() };
export const updateIncidentInput = {
  id: id(Incident),
  name: name.optional(),
  details: details.optional(),
  status: status.optional(),
  location: id(Location).optional(),
  videos: lines.optional(),
};
const note = text(1, 1000).optional();
/** What support says of one: `embed_code` is the address of a recording kept elsewhere. */
export const updateMainIncidentInput = {
  id: updateIncidentInput.id,
  name: updateIncidentInput.name,
  details: updateIncidentInput.details,
  status: updateIncidentInput.status,
  embed_code: text(0, 1000).nullish(),
  videos: updateIncidentInput.videos,
  note,
};
export const updateIncidentStatusInput = { id: id(Incident), status, note };
