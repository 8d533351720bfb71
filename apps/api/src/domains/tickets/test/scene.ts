import type { Person, TestServer } from '@nestling/api/harness/test-server.ts';
import sharp from 'sharp';
import { expect } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aCategory } from './tickets.factory.ts';

const uploaded = async (
  who: Person,
  call: string,
  given: Readonly<Record<string, unknown>>,
  key: string,
): Promise<string> => {
  const said = await who.call(call, given, `status message ${key}`);
  expect(said.status, said.message).toBe('Success');
  return said[key];
};
const url = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** The key of a table somebody has uploaded. */
export const aFile = (who: Person, name: string): Promise<string> =>
  uploaded(who, 'uploadFile', { file: url('text/csv', Buffer.from(`a;b\n${name};2\n`)), name }, 'file_name');

/** The key of a picture somebody has uploaded. */
export const aPicture = async (who: Person): Promise<string> => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336' } })
    .png()
    .toBuffer();
  return uploaded(who, 'uploadImage', { image: url('image/png', bytes) }, 'image_name');
};

/** Two locations with a manager each, two people of support, and calls as they are made of tickets. */
export const aScene = async (server: TestServer) => {
  const at = server.tenant;
  const elm = await aLocation(at);
  const oak = await aLocation(at);
  const manager = await server.as('manager', { locations: [elm] });
  const colleague = await server.as('manager', { locations: [elm] });
  const other = await server.as('manager', { locations: [oak] });
  const support = await server.as('kvsupport');
  const second = await server.as('kvsupport');
  const category = (await aCategory(at)).id;

  const form = (by: Person, more: object = {}) => ({
    name: 'Frozen picture',
    description: 'It stands still.',
    status: 1,
    category,
    created_by: by.id,
    locations: [elm.id],
    ...more,
  });
  const open = async (more: object = {}, who = manager): Promise<string> => {
    const said = await who.call('createTicket2', form(who, more), 'status message ticket { id } errors { field code }');
    expect(said.status, JSON.stringify(said)).toBe('Success');
    return said.ticket.id;
  };
  const change = (id: string, more: object, who = manager, call = 'updateTicket2') =>
    who.call(
      call,
      { id, name: 'Frozen picture', description: 'It stands still.', status: 1, category, updated_by: who.id, ...more },
      `status message errors { field code }${call === 'updateTicket' ? '' : ' ticket { id status { name } }'}`,
    );
  const move = (id: string, status: number, who = manager) =>
    who.call('updateTicketStatus', { id, status }, 'status message errors { field code }');
  const reply = (id: string, comment: string, who: Person, more: object = {}) =>
    who.call(
      'addTicketComment2',
      { id, comment, comment_by: who.id, ...more },
      'status message history { id description internal } errors { field code message }',
    );
  const read = (id: string, who = manager) =>
    who.call(
      'ticketById',
      { id },
      `id ticket_number name status { name label } category { id } locations { id } users { id } students { id }
      updated_at first_answer_at waiting_since closed_at follows { id } created_by_name unread draft draft_internal
      watchers attachments { id file_name orignal_name storage_link }
      history { id kind summary description internal by_mail quoted created_by_name action_by_name attachment { id orignal_name } }`,
    );
  return { elm, oak, manager, colleague, other, support, second, category, form, open, change, move, reply, read };
};
export type Scene = Awaited<ReturnType<typeof aScene>>;
