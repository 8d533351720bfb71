import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell, Place } from './directory.ts';

/** A name as a proxy's file may hold it. */
const isHost = (host: string): boolean => /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(host);
const isAddress = (address: string): boolean => /^[a-zA-Z0-9.:[\]-]{3,100}$/.test(address);

const hostsOf = (places: readonly Place[]): { host: string; cell: string }[] =>
  places
    .flatMap(({ cell, hosts }) => hosts.filter(isHost).map((host) => ({ host, cell })))
    .toSorted((a, b) => a.host.localeCompare(b.host, 'en'));

/** Map of HAProxy: a line for each host, with the backend of the cell that serves it. */
export const haproxyMap = (places: readonly Place[]): string =>
  hostsOf(places)
    .map(({ host, cell }) => `${host} cell_${cell}\n`)
    .join('');

/** Piece of a Caddyfile, to be imported inside a site that answers for all hosts. */
export const caddyRoutes = (cells: readonly Cell[], places: readonly Place[]): string =>
  cells
    .flatMap(({ name, address }) => {
      const hosts = hostsOf(places).filter(({ cell }) => cell === name);
      if (hosts.length === 0 || !isAddress(address)) return [];
      const names = hosts.map(({ host }) => host).join(' ');
      return [`@cell_${name} host ${names}\nhandle @cell_${name} {\n\treverse_proxy ${address}\n}\n`];
    })
    .join('');

/** Writes a file so that whoever reads it meanwhile has the old one or the new one whole. */
const replace = (folder: string, name: string, content: string): void => {
  const file = join(folder, name);
  writeFileSync(`${file}.new`, content, { flush: true });
  chmodSync(`${file}.new`, 0o644);
  renameSync(`${file}.new`, file);
};

/**
 * Writes `hosts.map` (HAProxy) and `cells.caddy` (Caddy) into a folder. The proxies go on by them however long the directory
 * is away.
 */
export const writeProxyFiles = (folder: string, cells: readonly Cell[], places: readonly Place[]): void => {
  replace(folder, 'hosts.map', haproxyMap(places));
  replace(folder, 'cells.caddy', caddyRoutes(cells, places));
};
