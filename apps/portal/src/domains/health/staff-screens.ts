import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconFileText, IconFirstAidKit, IconPill, IconStethoscope, IconThermometer } from '../../staff-icons.ts';

/** Vaccinations and medicines; the questions at the door stand with attendance. */
export const healthScreens = {
  'health.immunizations': screen({
    path: '/immunizations',
    rule: 'kvsupport',
    title: { en: 'Immunizations', es: 'Vacunas' },
    menu: { under: 'settings', order: 60, icon: IconFileText, audience: 'staff' },
    located: true,
    load: () => import('./screens/Immunizations.tsx'),
  }),
  'health.carePlans': screen({
    path: '/care-plans',
    rule: 'teacher',
    title: { en: 'Care plans', es: 'Planes de cuidado' },
    menu: { under: 'people', order: 61, icon: IconFirstAidKit, audience: 'staff' },
    located: 'rooms',
    asks: asksHere(
      () => import('./care-plans/care-plans.graphql.ts'),
      ({ CarePlansOfLocationDocument }, { place, address }) => [
        listQuestion(CarePlansOfLocationDocument, address, {
          location: place.id,
          room: address.room || null,
          kind: address.kind || null,
          severity: address.severity || null,
          status: address.status || null,
        }),
      ],
    ),
    load: () => import('./screens/CarePlans.tsx'),
  }),
  'health.illnesses': screen({
    path: '/illnesses',
    rule: 'teacher',
    title: { en: 'Illness log', es: 'Registro de enfermedades' },
    menu: { under: 'people', order: 61, icon: IconThermometer, audience: 'staff' },
    located: 'rooms',
    asks: asksHere(
      () => import('./illnesses/illnesses.graphql.ts'),
      ({ IllnessesOfLocationDocument }, { place, address }) => [
        listQuestion(IllnessesOfLocationDocument, address, {
          location: place.id,
          room: address.room || null,
          kind: address.kind || null,
          excluded: address.state === 'away' ? true : null,
        }),
      ],
    ),
    load: () => import('./screens/Illnesses.tsx'),
  }),
  'health.checks': screen({
    path: '/health-checks',
    rule: 'teacher',
    title: { en: 'Daily health checks', es: 'Revisiones de salud' },
    menu: { under: 'people', order: 61, icon: IconStethoscope, audience: 'staff' },
    located: 'rooms',
    asks: asksHere(
      () => import('./checks/checks.graphql.ts'),
      ({ ChecksOfLocationDocument }, { place, address }) => [
        listQuestion(ChecksOfLocationDocument, address, {
          location: place.id,
          room: address.room || null,
          child: address.child || null,
          found: address.found === 'found' ? true : null,
          start: address.start || null,
          end: address.end || null,
        }),
      ],
    ),
    load: () => import('./screens/HealthChecks.tsx'),
  }),
  'health.medications': screen({
    path: '/medication-authorizations',
    rule: 'teacher',
    title: { en: 'Medication log', es: 'Registro de medicamentos' },
    menu: { under: 'people', order: 62, icon: IconPill, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./medications/medications.graphql.ts'),
      ({ MedicinesOfLocationDocument, MedicineEventsDocument }, { place, address }) => {
        const start = address.start || place.today;
        const end = address.end || place.today;
        return [
          address.of === 'log'
            ? listQuestion(MedicineEventsDocument, address, {
                location: place.id,
                start,
                end: end < start ? start : end,
              })
            : listQuestion(MedicinesOfLocationDocument, address, {
                location: place.id,
                status: address.status || null,
              }),
        ];
      },
    ),
    load: () => import('./screens/MedicationAuthorizations.tsx'),
  }),
};
