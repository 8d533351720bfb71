import { operation } from '@nestling/contract/operation.ts';
import { Client, fetchExchange, gql } from 'urql';
import { expect, test } from 'vitest';
import { subscribe } from 'wonka';
import { refreshAfterMutation } from '../src/graphql/refresh.ts';

/** A client over a server that answers everything, and the names of what it was asked. */
const clientAsked = () => {
  const asked: string[] = [];
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [refreshAfterMutation, fetchExchange],
    fetch: async (_, init) => {
      const { query }: { query: string } = JSON.parse(String(init?.body));
      asked.push(/(\w+)\s*[({]/.exec(query.replace(/^(query|mutation) /, ''))?.[1] ?? '');
      return new Response('{"data":{"outcome":{"status":"Success"}}}', {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  return { client, asked };
};

const tags = Object.assign(gql('query Tags { tags { id } }'), { shows: ['tag'] });
const places = Object.assign(gql('query Places { places { id } }'), { shows: ['location', 'room'] });
const constants = Object.assign(gql('query Constants { constants { name } }'), { shows: [] });
const figures = gql('query Figures { figures { count } }');

/** Shows all three, runs a mutation, and answers what was asked after it. */
const askedAfter = async (mutation: Parameters<Client['mutation']>[0], context = {}) => {
  const { client, asked } = clientAsked();
  const stops = [tags, places, constants, figures].map(
    (query) => subscribe(() => {})(client.query(query, {})).unsubscribe,
  );
  await client.query(tags, {}).toPromise();
  await new Promise((done) => setTimeout(done));
  asked.length = 0;
  await client.mutation(mutation, {}, context).toPromise();
  await new Promise((done) => setTimeout(done));
  for (const stop of stops) stop();
  return asked.sort();
};

const deleteTag = operation<object>('deleteTag', 'operation_id:String', 'allergy tag');

test('after a mutation only what reads a table it wrote is asked again, and what reads who knows what', async () => {
  expect(await askedAfter(deleteTag)).toEqual(['Figures', 'Tags', 'deleteTag']);
});

test('a mutation of which nothing is known has everything asked again', async () => {
  const unknown = operation<object>('unheardOf', '', '');
  expect(await askedAfter(unknown)).toEqual(['Figures', 'Places', 'Tags', 'unheardOf']);
});

test('a quiet one leaves the screen as it is', async () => {
  expect(await askedAfter(deleteTag, { quiet: true })).toEqual(['deleteTag']);
});
