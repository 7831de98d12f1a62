// The ES module build of Leaflet, so that the bundler can tree-shake it.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
