// The same library as one file of ES modules, from which the bundler takes what is used.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
