import { listQuestion } from '@nestling/kit/list-variables.ts';
import { IconVideo } from '@tabler/icons-react';
import { asks, asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconBroadcast, IconEye, IconFileImport, IconServer } from '../../staff-icons.ts';

const title = { en: 'Cameras', es: 'Cámaras' };

/** The rows of staff alone. */
export const staffCameraScreens = {
  'cameras.list': screen({
    path: '/cameras',
    rule: 'manager',
    acts: [{ title: { en: 'Add camera', es: 'Agregar una cámara' }, address: { open: 'new' } }],
    title,
    menu: { under: 'centre', order: 10, icon: IconVideo, audience: 'staff', bar: 3 },
    located: true,
    asks: asksHere(
      () => import('./managed.graphql.ts'),
      ({ ManagedCamerasDocument }, { place, address }) => [
        listQuestion(ManagedCamerasDocument, address, { location: place.id, status: address.status || null }, 25),
      ],
    ),
    load: () => import('./screens/Cameras.tsx'),
  }),
  'cameras.watched': screen({
    path: '/camera-being-watched',
    rule: 'manager',
    title: { en: 'Cameras being watched', es: 'Cámaras que se ven ahora' },
    menu: { under: 'reports', order: 10, icon: IconEye, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./watchedNow.graphql.ts'),
      ({ WatchedNowDocument }, { place, address }) => [
        listQuestion(WatchedNowDocument, address, { location: place.id }),
      ],
    ),
    load: () => import('./screens/WatchedNow.tsx'),
  }),
  'cameras.import': screen({
    path: '/import-cameras',
    rule: 'kvsupport',
    title: { en: 'Import cameras', es: 'Importar cámaras' },
    parent: 'cameras.list',
    menu: { under: 'settings', order: 62, icon: IconFileImport, audience: 'staff' },
    load: () => import('./many/ImportCameras.tsx'),
  }),
  'cameras.servers': screen({
    path: '/streaming-servers',
    rule: 'admin',
    title: { en: 'Streaming servers', es: 'Servidores de video' },
    menu: { under: 'platform', order: 60, icon: IconServer, audience: 'platform' },
    asks: asks(
      () => import('./streams/streams.graphql.ts'),
      ({ StreamsDocument }, { address }) => [listQuestion(StreamsDocument, address, {}, 25)],
    ),
    load: () => import('./screens/StreamingServers.tsx'),
  }),
  'cameras.streamings': screen({
    path: '/streamings',
    rule: 'admin',
    title: { en: 'Streamings', es: 'Transmisiones' },
    menu: { under: 'platform', order: 61, icon: IconBroadcast, audience: 'platform' },
    asks: asks(
      () => import('./streams/streamings.graphql.ts'),
      ({ StreamingsDocument }, { address }) => [listQuestion(StreamingsDocument, address, {})],
    ),
    load: () => import('./screens/Streamings.tsx'),
  }),
};
