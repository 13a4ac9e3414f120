import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The script of the frame in which generated code runs: one classic script, for a frame that has no origin. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/preview',
    chunkSizeWarningLimit: 1000,
    target: 'es2023',
    rolldownOptions: {
      input: `${import.meta.dirname}/src/preview/frame.tsx`,
      output: { format: 'iife', entryFileNames: 'frame.js' },
    },
  },
})
