import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks, asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconBandage } from '../../staff-icons.ts';

/** Injury reports; families read theirs on the page of the child and among its papers. */
export const injuryScreens = {
  'injuries.all': screen({
    path: '/injuries',
    rule: 'teacher',
    title: { en: 'Injury reports', es: 'Informes de lesiones' },
    menu: { under: 'people', order: 61, icon: IconBandage, audience: 'staff' },
    located: 'rooms',
    asks: asksHere(
      () => import('./injuries.graphql.ts'),
      ({ InjuriesDocument }, { place, address }) => [
        listQuestion(InjuriesDocument, address, {
          location: place.id,
          room: address.room || null,
          kind: address.kind || null,
          state: address.state || null,
          start: address.start || null,
          end: address.end || null,
        }),
      ],
    ),
    load: () => import('./screens/Injuries.tsx'),
  }),
  'injuries.one': screen({
    path: '/injuries/:injury',
    rule: 'teacher',
    title: { en: 'Injury report', es: 'Informe de lesión' },
    parent: 'injuries.all',
    asks: asks(
      () => import('./injuries.graphql.ts'),
      ({ OneInjuryDocument }, { params }) => [question(OneInjuryDocument, { id: params.injury ?? '' })],
    ),
    load: () => import('./screens/OneInjury.tsx'),
  }),
};
