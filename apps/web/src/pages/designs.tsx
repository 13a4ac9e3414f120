import { Gallery } from '../features/gallery/gallery.tsx'

export default function DesignsPage() {
  return <Gallery />
}
